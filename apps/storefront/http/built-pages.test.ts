// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { beforeAll, expect, test } from 'vitest';

const directory = fileURLToPath(new URL('..', import.meta.url));

/** In a process of its own: what tests import is transformed first, and would get another React than the build. */
const renderPages = `
  import { createRequestHandler } from 'react-router-dom';
  const handle = createRequestHandler(await import('./build/server/index.js'), 'production');
  const htmlOf = (path) => handle(new Request('http://shop.example' + path)).then((page) => page.text());
  console.log(JSON.stringify(await Promise.all(['/contact', '/orders'].map(htmlOf))));
`;

/** What stays of addresses to which something was added that no page reads. */
const knownOf = (addresses: string[]): string[] =>
  run(`
    import { knownAddresses } from './http/known-address.ts';
    const knownAddress = knownAddresses((await import('./build/server/index.js')).routes);
    const known = ${JSON.stringify(addresses)}.map((address) =>
      knownAddress(new URL('http://shop.example' + address + '&x=1')));
    console.log(JSON.stringify(known.map(({ pathname, search }) => pathname + search)));
  `);

let publicPage: string;
let personalPage: string;

beforeAll(() => {
  if (!existsSync(`${directory}build/server/index.js`)) {
    throw new Error('There is no build to look at: run "npm run build" first.');
  }
  [publicPage, personalPage] = run(renderPages);
});

function run(script: string) {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: directory,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(printed);
}

const startOf = (html: string) =>
  /<script type="module" async="">([^]*?)<\/script>/.exec(html)?.[1] ?? '';

test('a public page asks for its scripts when it is painted', () => {
  const start = startOf(publicPage);
  expect(publicPage).not.toContain('rel="modulepreload"');
  expect(start).toMatch(/^await \(function afterFirstPaint\(\)/);

  const modules = [...start.matchAll(/^const (route\d+) = await import\("(.+)"\);$/gm)];
  expect(modules.map(([, name]) => name)).toEqual(['route0', 'route1', 'route2']);
  // Each is preloaded before the first is run.
  const preloaded: string[] = JSON.parse(/of (\[.*?\])/.exec(start)?.[1] ?? '');
  expect(preloaded).toEqual(expect.arrayContaining(modules.map(([, , file]) => file)));
});

test('a personal page asks for them at once, after its styles', () => {
  expect(startOf(personalPage)).toMatch(/^import \* as route0/m);
  expect(personalPage).toMatch(/rel="stylesheet"[^]*rel="modulepreload" fetchpriority="low"/);
  expect(personalPage).not.toMatch(/rel="modulepreload" (?!fetchpriority="low")/);
});

test('clicks are kept from the start', () => {
  const [, script = ''] =
    /<script[^>]*>(\(function replayEarlyInput[^]*?)<\/script>/.exec(publicPage) ?? [];
  expect(script).toMatch(/\("storefront:hydrated", "data-replayed"\)$/);
});

test('pages are given what they read of a query, and nothing else', () => {
  const addresses = [
    '/products?page=2&query=bowl&categoryIds=3&sort=newest&inStock=true&minPrice=1&maxPrice=9',
    '/product/1?reviews=2&design=7',
    '/categoryIds/1?page=2',
    '/cart?addressId=1&newAddress=yes',
    '/cart/checkout?addressId=1',
    '/orders?page=2',
    '/shipping?edit=new',
    '/signin?next=%2Forders&welcome=yes',
    '/signup?next=%2Forders',
    '/reset-password?token=some',
    '/?lang=en',
  ];
  expect(knownOf(addresses)).toEqual(addresses);
  expect(knownOf(['/admin?page=2'])).toEqual(['/admin?page=2&x=1']);
});
