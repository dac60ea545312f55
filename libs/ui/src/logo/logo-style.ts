import type { CSSProperties } from 'react';

/** A picture where browsers find it, and its size in any unit. */
type Picture = { url: string; width: number; height: number };

/** Logos of one language, on light and on dark ground; null where the first ones are shown. */
export type OwnLogos = { light: Picture | null; dark: Picture | null };

/** The shop's first logo is as wide for its height, and pages have room for it: a wider one is drawn smaller. */
const widest = 5;

/** For the root of a page: every `Logo` on it shows these from then on, in its language and on its ground. */
export function logoStyle(logos: Partial<Record<'ar' | 'en', OwnLogos>>): CSSProperties {
  const properties = Object.entries(logos).flatMap(([language, { light, dark }]) => [
    ...propertiesOf('own-logo', language, light),
    ...propertiesOf('own-logo-light', language, dark),
  ]);
  return Object.fromEntries(properties) as CSSProperties; // which knows no properties of one's own
}

function propertiesOf(name: string, language: string, picture: Picture | null) {
  if (!picture) return [];
  return [
    [`--${name}-${language}`, `url("${encodeURI(picture.url)}")`],
    [`--${name}-ratio-${language}`, String(Math.min(picture.width / picture.height, widest))],
  ];
}
