import { type Logo, logoFile, type Shop } from '@craftsandore/contract';

type Logos = Pick<Shop, 'logos' | 'picturesUrl'>;
type Language = 'ar' | 'en';

/** An uploaded logo where browsers find it, with its size. */
export type ShownLogo = { url: string; width: number; height: number };

/**
 * The logo that is shown in a language: where the owner has given none for it, that of the other language; on dark ground
 * one that was made for it, in whichever language, before one that was not. Null where none was uploaded: the shop's
 * first one is shown.
 */
export function logoIn(
  { logos }: Pick<Shop, 'logos'>,
  language: Language,
  ground: 'light' | 'dark',
): Logo | null {
  const { logo, logoAr, logoOnDark, logoOnDarkAr } = logos;
  const light = language === 'ar' ? (logoAr ?? logo) : (logo ?? logoAr);
  if (ground === 'light') return light;
  const dark = language === 'ar' ? (logoOnDarkAr ?? logoOnDark) : (logoOnDark ?? logoOnDarkAr);
  return dark ?? light;
}

export function shownLogo(
  { picturesUrl, ...shop }: Logos,
  language: Language,
  ground: 'light' | 'dark',
): ShownLogo | null {
  const found = logoIn(shop, language, ground);
  return found && shownPicture(found, picturesUrl);
}

/** A logo as pages show it. */
export const shownPicture = (logo: Logo, picturesUrl: string): ShownLogo => ({
  url: `${picturesUrl}/${logoFile(logo, 'webp')}`,
  width: logo.width,
  height: logo.height,
});
