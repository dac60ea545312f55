import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import type { Env } from '../../src/env.ts';

/** A photo of one colour, large enough for all uses, as a form carries it. Each colour is another photo. */
export async function aPhoto(
  background = '#c08040',
  size = { width: 1200, height: 600 },
): Promise<Blob> {
  const png = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(png)], { type: 'image/png' });
}

/** The files that the API's image store holds. */
export const storedFiles = ({ DATA_DIR }: Env): string[] => readdirSync(join(DATA_DIR, 'images'));
