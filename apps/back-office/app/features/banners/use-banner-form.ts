import type { Result } from '@craftsandore/api-client';
import type { PhonePhoto, StaffBanner } from '@craftsandore/contract';

import { useEditForm } from '../../form/use-edit-form.ts';
import type { Sending } from '../../navigation/actions.ts';
import { bannerFields, fieldsOfBanner, type SentBanner } from './banner-fields.ts';

/** Adds a banner, or changes the one that was seen. */
export type SaveBanner = (
  fields: SentBanner,
  seen: StaffBanner | undefined,
  sending: Sending,
) => Promise<Result<StaffBanner | undefined>>;

/** Uploads a photo for phones; the banner shows it once it is saved. */
export type UploadPhonePhoto = (file: File, sending: Sending) => Promise<Result<PhonePhoto>>;

export type BannerFormState = ReturnType<typeof useBannerForm>;

export const useBannerForm = (banner: StaffBanner | undefined) =>
  useEditForm({
    name: banner ? `banner-${banner.id}` : 'banner',
    kept: banner,
    fieldsOf: fieldsOfBanner,
    schema: bannerFields({ needsPhoto: !banner }),
  });
