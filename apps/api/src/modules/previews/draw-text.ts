import { fileURLToPath } from 'node:url';

import type { Locale } from '@craftsandore/i18n';
import sharp from 'sharp';

// Pango finds fonts by fontconfig, which reads this when the first text is drawn: the shop's fonts, and no other.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('../../fonts/fonts.conf', import.meta.url));

const plex = { families: 'IBM Plex Sans Arabic Medium', weight: 400 };

/** Each script has a face of its own; the first that has a letter draws it. */
const faces = {
  display: {
    ar: { families: 'El Messiri, Marcellus, IBM Plex Sans Arabic Medium', weight: 600 },
    en: { families: 'Marcellus, El Messiri, IBM Plex Sans Arabic Medium', weight: 400 },
  },
  text: { ar: plex, en: plex },
} as const;

/** Has the line run in the direction of its language, whatever its first letter is. */
const directionMarks = { ar: '\u200f', en: '\u200e' };

export type TextStyle = {
  locale: Locale;
  face: keyof typeof faces;
  /** Pixels. */
  size: number;
  color: string;
  /** Pixels between lines. */
  spacing?: number;
};

export type DrawnText = { input: Buffer; width: number; height: number };

/** Words as an image no larger than they are: letters are joined, and lines stand at the start of the language. */
export async function drawText(lines: string[], style: TextStyle): Promise<DrawnText> {
  const { locale, face, size, color, spacing = 0 } = style;
  const marked = lines.map((line) => directionMarks[locale] + escaped(line)).join('\n');
  const { families, weight } = faces[face][locale];
  const { data, info } = await sharp({
    text: {
      text: `<span font_family="${families}" font_weight="${weight}" size="${size}pt" foreground="${color}">${marked}</span>`,
      align: 'left', // Pango's word for the start of a line, in both directions
      dpi: 72, // a point is a pixel
      rgba: true,
      spacing,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Of Pango's markup; what no picture shows would be an error there. */
const escaped = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
