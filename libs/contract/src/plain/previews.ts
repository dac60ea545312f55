/** Pixels of a preview picture: what messengers and social networks show whole. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The file of a preview picture in a language. */
export const previewUrl = (base: string, language: 'ar' | 'en'): string =>
  `${base}.${language}.jpg`;
