import { deflateSync } from 'node:zlib';

import { pngOf } from './photo.ts';

const black = (bytes: number) => deflateSync(Buffer.alloc(bytes));
const small = pngOf(4, 4, black(4 * 13));

/** Photos that are too large, not whole, or two things at once. */
export const badPhotos: Record<string, Uint8Array<ArrayBuffer>> = {
  'a bomb': pngOf(20_000, 20_000, black(200 * 1024 ** 2)),
  '50,000 pixels wide': pngOf(50_000, 50_000, black(100)),
  'of no size': pngOf(0, 0, black(0)),
  'cut short': small.slice(0, small.length - 20),
  'a photo and a page': new Uint8Array([
    ...small,
    ...Buffer.from('<html><script>alert(1)</script>'),
  ]),
  'a page with the head of a photo': new Uint8Array(
    Buffer.from('GIF89a/*<script>alert(1)</script>*/=1'),
  ),
  'a drawing that asks for another file': new Uint8Array(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd" width="9" height="9"/></svg>',
    ),
  ),
};
