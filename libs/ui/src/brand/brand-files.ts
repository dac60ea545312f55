import markUrl from './assets/mark.svg?no-inline';
import beitAndCoUrl from './assets/retailer-beit-and-co.svg';
import souqElBaladUrl from './assets/retailer-souq-el-balad.svg';

export { markUrl };

/** The retail chains that sell our pieces. They keep their own colours; the page gives the alt text. */
export const retailerLogos = {
  beitAndCo: { src: beitAndCoUrl, width: 341, height: 120 },
  souqElBalad: { src: souqElBaladUrl, width: 503, height: 120 },
} as const;
