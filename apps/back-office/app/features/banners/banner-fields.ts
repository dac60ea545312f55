import { createBanner } from '@craftsandore/contract';
import { z } from 'zod';

const { header: anyHeader, details } = createBanner.body.shape;
const header = anyHeader.unwrap().min(1);

/** A banner's form. Both languages need a header, because the picture says nothing to a screen reader. */
export const BannerFields = z.object({
  header,
  headerAr: header,
  details: details.unwrap(),
  detailsAr: details.unwrap(),
  picture: z.instanceof(File),
});
export type BannerFields = Record<'header' | 'headerAr' | 'details' | 'detailsAr', string> & {
  picture: File | undefined;
};

export const noBanner: BannerFields = {
  header: '',
  headerAr: '',
  details: '',
  detailsAr: '',
  picture: undefined,
};
