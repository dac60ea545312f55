import type { Result } from '@craftsandore/api-client';
import type { DesignPhoto, ProductDesign } from '@craftsandore/contract';

import type { Sending } from '../../../../navigation/actions.ts';
import type { SentDesign } from '../../design-fields.ts';

/** What can be done to the designs of the product. Each resolves with the reason when it was refused. */
export type DesignCalls = {
  /** `seen` is the design as the person knows it, undefined for a new one. */
  onSaveDesign: (
    fields: SentDesign,
    seen: ProductDesign | undefined,
  ) => Promise<Result<ProductDesign | undefined>>;
  onDeleteDesign: (design: ProductDesign) => Promise<Result<unknown>>;
  onAddPhoto: (design: ProductDesign, photo: File, sending: Sending) => Promise<Result<unknown>>;
  onDeletePhoto: (design: ProductDesign, photoUrl: string) => Promise<Result<unknown>>;
  /** Says in words what a photo shows. */
  onDescribePhoto: (
    design: ProductDesign,
    words: { imageurl: string; alt: string; altAr: string },
  ) => Promise<Result<DesignPhoto>>;
  onSortPhotos: (design: ProductDesign, photosUrls: string[]) => Promise<Result<unknown>>;
};
