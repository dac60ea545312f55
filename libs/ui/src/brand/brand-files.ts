import arabicLogo from './assets/logo-ar.svg';
import arabicLogoLight from './assets/logo-ar-light.svg';
import latinLogo from './assets/logo.svg';
import latinLogoLight from './assets/logo-light.svg';
import markUrl from './assets/mark.svg?no-inline';
import beitAndCoUrl from './assets/retailer-beit-and-co.svg';
import souqElBaladUrl from './assets/retailer-souq-el-balad.svg';

export { markUrl };

/** The logo in each script on a light ground, as `Logo` shows it: what to preload for a language. */
export const logoFiles = { arabic: arabicLogo, latin: latinLogo } as const;

/** The same on a dark ground. */
export const darkLogoFiles = { arabic: arabicLogoLight, latin: latinLogoLight } as const;

/** The retail chains that sell our pieces. They keep their own colours; the page gives the alt text. */
export const retailerLogos = {
  beitAndCo: { url: beitAndCoUrl, width: 341, height: 120 },
  souqElBalad: { url: souqElBaladUrl, width: 503, height: 120 },
} as const;
