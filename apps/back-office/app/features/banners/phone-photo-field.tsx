import type { Refusal } from '@craftsandore/api-client';
import { minPhotoSize, photoUrl } from '@craftsandore/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PhotoField } from '../../form/photo-field.tsx';
import { useObjectUrl } from '../../form/use-object-url.ts';
import { useSending } from '../../form/use-sending.ts';
import { useRefusalSentence } from '../../navigation/use-refusal-sentence.ts';
import { phonePhotoOf, phonePhotoText } from './banner-fields.ts';
import type { BannerFormState, UploadPhonePhoto } from './use-banner-form.ts';

/** The upload of a photo for phones, which begins when it is chosen: a banner is not saved without waiting for it. */
export function usePhonePhoto({ setValue }: BannerFormState, onUpload: UploadPhonePhoto) {
  const { sent, cancel, follow } = useSending();
  const [chosen, setChosen] = useState<File>();
  const [refusal, setRefusal] = useState<Refusal>();

  async function upload(file: File) {
    setRefusal(undefined);
    setChosen(file);
    const result = await follow((sending) => onUpload(file, sending));
    setChosen(undefined);
    if (result?.ok) setValue('phonePhoto', phonePhotoText(result.value), { shouldValidate: true });
    else setRefusal(result?.refusal);
  }

  return { chosen, refusal, sent, cancel, upload, isUploading: sent !== undefined };
}

type PhonePhotoFieldProps = {
  form: BannerFormState;
  phonePhoto: ReturnType<typeof usePhonePhoto>;
};

/** The photo for phones; the shop shows it once the banner is saved. */
export function PhonePhotoField({
  form: { typed, errors, setValue },
  phonePhoto: { chosen, refusal, sent, cancel, upload },
}: PhonePhotoFieldProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const preview = useObjectUrl(chosen);
  const kept = phonePhotoOf(typed);

  return (
    <PhotoField
      label={t('banners.phonePhoto')}
      hint={t('banners.phonePhotoHint', minPhotoSize.phone)}
      src={preview ?? (kept ? photoUrl(kept, 800) : undefined)}
      error={refusal ? sentenceOf(refusal) : errors.phonePhoto?.message}
      upload={sent === undefined ? undefined : { sent, onCancel: cancel }}
      onChoose={(file) => void upload(file)}
      onRemove={() => setValue('phonePhoto', '')}
    />
  );
}
