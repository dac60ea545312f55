import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { Failure } from '../failure.ts';
import { ROOT } from '../start/settings.ts';
import { firstViewOf } from './built-app.ts';

const shop = join(ROOT, 'apps/storefront/build/client');
const backOffice = join(ROOT, 'apps/back-office/build/client');

const KIB = 1024;

/** Weighs what the first pages of the built apps load, and fails where it is too much. */
export function checkFirstView(): void {
  const shopPage = firstViewOf(shop, ['root', 'routes/shop', 'routes/home']);
  const staffPage = firstViewOf(backOffice, ['root', 'routes/sign-in']);

  check(
    "Style sheets of the shop's first page (gzip)",
    20 * KIB,
    weigh(shop, shopPage.styles, gzip),
  );
  check(
    "JavaScript of the back office's first page (brotli)",
    160 * KIB,
    weigh(backOffice, [...staffPage.scripts, ...dictionaryOf(backOffice)], brotli),
  );
}

function check(what: string, allowed: number, bytes: number): void {
  if (bytes === 0) throw new Failure(`${what}: there is nothing to weigh.`);
  const words = `${what}: ${kib(bytes)} of ${kib(allowed)} KiB.`;
  if (bytes > allowed) throw new Failure(words);
  console.log(words);
}

type Compress = (content: Buffer) => Buffer;
const gzip: Compress = (content) => gzipSync(content);
const brotli: Compress = (content) => brotliCompressSync(content);

function weigh(client: string, files: string[], compress: Compress): number {
  const sizes = files.map((file) => compress(readFileSync(join(client, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The words of the page's language come by an import that no manifest names; Arabic is the longer one. */
function dictionaryOf(client: string): string[] {
  return globSync('assets/ar-*.js', { cwd: client });
}

const kib = (bytes: number) => (bytes / KIB).toFixed(1);
