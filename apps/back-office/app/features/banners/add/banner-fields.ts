import { createBanner } from '@craftsandore/contract';
import { z } from 'zod';

const { header: anyHeader, details, categoryId } = createBanner.body.shape;
const header = anyHeader.unwrap().min(1);

/** A banner's form. Both languages need a header, because the photo says nothing to a screen reader. */
export const BannerFields = z.object({
  header,
  headerAr: header,
  details: details.unwrap(),
  detailsAr: details.unwrap(),
  /** Empty leads to all products. */
  categoryId: z
    .string()
    .transform((id): number | string | undefined => id || undefined)
    .pipe(categoryId),
  photo: z.instanceof(File),
});
export type NewBanner = z.output<typeof BannerFields>;

export type TypedBanner = Record<
  'header' | 'headerAr' | 'details' | 'detailsAr' | 'categoryId',
  string
> & {
  photo: File | undefined;
};

export const noBanner: TypedBanner = {
  header: '',
  headerAr: '',
  details: '',
  detailsAr: '',
  categoryId: '',
  photo: undefined,
};
