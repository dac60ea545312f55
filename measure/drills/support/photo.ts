import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one colour; each colour is another photo. */
export function aPhoto(color: number, width = 1200, height = 600): Blob {
  const row = Buffer.alloc(1 + 3 * width);
  for (let x = 0; x < width; x++) row.writeUIntBE(color & 0xffffff, 1 + 3 * x, 3);
  const pixels = Buffer.concat(Array.from({ length: height }, () => row));
  return new Blob([pngOf(width, height, deflateSync(pixels))], { type: 'image/png' });
}

/** A PNG with this size in its header, whatever its pixel data is. */
export function pngOf(width: number, height: number, pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
