import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';

const folder = import.meta.dirname;
const { resolve } = createRequire(import.meta.url);

const options = {
  targetFormat: 'woff2',
  // What letters need to join, to stand close and to carry marks; not fractions.
  keepFeatures: 'calt ccmp init medi fina rlig liga kern mark mkmk'.split(' '),
  // A quarter of a file, for screens coarser than phones have; browsers smooth letters without it.
  noHinting: true,
} as const;

type Face = { url: string; letters: string; weight: number };

/** The files that fonts.css takes from `cuts`, each made from the whole face that stands last above it. */
export function cutFonts(): Promise<{ file: string; content: Buffer }[]> {
  const css = readFileSync(join(folder, 'fonts.css'), 'utf8');
  const faces = [...css.matchAll(/@font-face {[^}]+}/g)].map(([rule]) => readFace(rule));
  const cuts = faces.flatMap((face, place) => {
    const whole = faces.slice(0, place).findLast((above) => !isCut(above));
    return whole && isCut(face) ? cut(face, whole) : [];
  });
  return Promise.all(cuts);
}

const isCut = ({ url }: Face) => url.startsWith('.');

async function cut({ url, letters, weight }: Face, whole: Face) {
  const variationAxes: Record<string, number> = whole.url.includes('-variable/')
    ? { wght: weight }
    : {};
  const font = readFileSync(resolve(whole.url));
  const content = await subsetFont(font, letters, { ...options, variationAxes });
  return { file: join(folder, url), content };
}

function readFace(rule: string): Face {
  const ranges = rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g);
  return {
    url: rule.match(/url\('([^'?]+)/)?.[1] ?? '',
    letters: [...ranges].map(([, first = '', last = first]) => lettersOf(first, last)).join(''),
    weight: Number(rule.match(/font-weight: (\d+);/)?.[1]),
  };
}

/** From one code point to another, both in hexadecimal digits. */
function lettersOf(first: string, last: string): string {
  const [start, end] = [parseInt(first, 16), parseInt(last, 16)];
  return Array.from({ length: end - start + 1 }, (_, place) =>
    String.fromCodePoint(start + place),
  ).join('');
}
