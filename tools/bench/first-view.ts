import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { Failure } from '../failure.ts';
import { ROOT } from '../start/settings.ts';

/** The most that the style sheets of the shop's first page may weigh, in bytes of gzip. */
const STYLE_BUDGET = 20 * 1024;

const firstPage = ['root', 'routes/shop', 'routes/home'];
const client = join(ROOT, 'apps/storefront/build/client');

/** The part of React Router's manifest that says which style sheets belong to what. */
type Manifest = { entry: Styled; routes: Record<string, Styled | undefined> };
type Styled = { css?: string[] };

/** Weighs what the built shop's first page loads, and fails where it is too much. */
export function checkFirstView(): void {
  const { entry, routes } = readManifest();
  const links = [entry, ...firstPage.map((id) => routes[id])].flatMap((part) => part?.css ?? []);
  // A link may end in "#", which only tells two of them apart.
  const files = new Set(links.map((link) => link.replace(/#.*$/, '')));
  if (files.size === 0) throw new Failure('The shop was built without style sheets.');

  const bytes = [...files]
    .map((file) => gzipSync(readFileSync(join(client, file))).length)
    .reduce((sum, size) => sum + size, 0);
  if (bytes > STYLE_BUDGET) {
    throw new Failure(
      `The style sheets of the shop's first page weigh ${kib(bytes)} KiB of gzip. ${kib(STYLE_BUDGET)} are allowed.`,
    );
  }
  console.log(`Style sheets of the shop's first page: ${kib(bytes)} of ${kib(STYLE_BUDGET)} KiB.`);
}

function readManifest(): Manifest {
  const [file] = globSync('assets/manifest-*.js', { cwd: client });
  if (!file) throw new Failure('The shop is not built: run npm run build first.');
  const script = readFileSync(join(client, file), 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
