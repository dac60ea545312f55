import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import type { Env } from '../../src/env.ts';

/** A small photo of one colour, as a form carries it. Each colour is another photo. */
export async function aPhoto(background = '#c08040'): Promise<Blob> {
  const size = { width: 40, height: 30, channels: 3 } as const;
  const png = await sharp({ create: { ...size, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(png)], { type: 'image/png' });
}

/** The files that the API's image store holds. */
export const storedFiles = ({ DATA_DIR }: Env): string[] => readdirSync(join(DATA_DIR, 'images'));
