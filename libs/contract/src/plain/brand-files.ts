type Named = { key: string };

/** Pixels of the icons that a mark is made into, and of those within the oldest kind. */
export const markSides = [180, 192, 512] as const;
export const icoSides = [16, 32, 48] as const;

/** The file of a logo: `webp` for pages, `png` for mails, `share` for what a shared link shows. */
export const logoFile = ({ key }: Named, use: 'webp' | 'png' | 'share'): string =>
  use === 'share' ? `${key}-share.jpg` : `${key}.${use}`;

/** The file of a mark: an icon of one size, or the oldest kind, which has several. */
export const markFile = ({ key }: Named, side: (typeof markSides)[number] | 'ico'): string =>
  side === 'ico' ? `${key}.ico` : `${key}-${side}.png`;
