import { createBanner } from '@craftsandore/contract';
import { z } from 'zod';

const { header: anyHeader, details } = createBanner.body.shape;
const header = anyHeader.unwrap().min(1);

/** A banner as it is typed. Its picture tells a screen reader nothing: both languages have a header, details may be left out. */
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
