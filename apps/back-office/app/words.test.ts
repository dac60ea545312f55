import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { liveKinds } from '@craftsandore/contract';
import { createI18n } from '@craftsandore/i18n';
import { en } from '@craftsandore/i18n/back-office/en';
import { grid } from '@craftsandore/i18n/back-office/grid/en';
import { imports } from '@craftsandore/i18n/back-office/imports/en';
import { stockMovements } from '@craftsandore/i18n/back-office/stock-movements/en';
import { runs } from '@craftsandore/i18n/back-office/runs/en';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';

import routes from './routes.ts';
import { wordsOf } from './words.ts';

test('the words of an area come with its first page, into the language that is there', async () => {
  const { dictionary, addFor } = await wordsOf('en', '/admin-Logs');
  const { t } = createI18n('en', { translation: dictionary });
  const say = () => [t('logs.user'), t('secondStep.title'), t('statusChange.title')];
  expect(say()).toEqual(['User', 'secondStep.title', 'statusChange.title']);

  await addFor('/second-step');
  await addFor('/admin-orders/7');
  expect(say()).toEqual(['User', en.secondStep.title, en.statusChange.title]);
});

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|^testing\//.test(file),
);
/** What pages are told as it happens is named like words, and is none. */
const kinds = Object.keys(liveKinds).map((kind) => `'${kind}'`);
const sourceOf = new Map(
  files.map((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    return [file, kinds.reduce((rest, kind) => rest.replaceAll(kind, ''), source)] as const;
  }),
);

/** A file and all that it imports, at once or on demand. */
function withImports(first: string): string[] {
  const found = new Set<string>();
  const open = [first];
  for (let file = open.pop(); file; file = open.pop()) {
    const source = sourceOf.get(file);
    if (source === undefined || found.has(file)) continue;
    found.add(file);
    for (const [, path = ''] of source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      open.push(normalize(join(dirname(file), path)));
    }
  }
  return [...found];
}

/** Every page of an entry, with its path from the top. */
const pagesOf = (entries: RouteConfigEntry[], above = ''): { path: string; file: string }[] =>
  entries.flatMap(({ path, file, children = [] }) => {
    const here = path ? `${above}/${path}` : above;
    return [{ path: here || '/', file }, ...pagesOf(children, here)];
  });

const nouns = Object.keys(en).map((noun) => ({
  noun,
  begins: new RegExp(`['\`]${noun}\\.[\\w$]`),
}));

/** What a page reads once it is there comes with its own words. */
const readLater = new Map([
  [
    '/admin-orders/:orderId',
    ['/admin-orders/1/parcels', '/admin-orders/1/money', '/admin-orders/1/returns'],
  ],
]);

/** The parts of an order's page, each of which is there without the others. */
const partsOfOrder = [
  ['parcels', 'features/orders/parcels/order-parcels.tsx'],
  ['money', 'features/orders/cash/order-money.tsx'],
  ['returns', 'features/orders/returns/order-returns.tsx'],
];

test.each(partsOfOrder)(
  'the %s of an order come with the words that they say',
  async (part, file) => {
    const sources = withImports(normalize(file)).map((name) => sourceOf.get(name) ?? '');
    expect(sources[0]).not.toBe('');
    const said = nouns.filter(({ begins }) => sources.some((source) => begins.test(source)));
    const { dictionary, addFor } = await wordsOf('en', '/admin-orders/1');
    await addFor(`/admin-orders/1/${part}`);
    expect(said.map(({ noun }) => noun).filter((noun) => !(noun in dictionary))).toEqual([]);
  },
);

/** What brings words of its own, beside those of its areas. */
const broughtAlong = new Map<string, object>([
  ['/admin-parcels/runs/*', runs],
  ['/products/import', imports],
  ['/products/grid', grid],
  ['/update-product/:id/stock/:designId', stockMovements],
]);

test.each(pagesOf(routes))(
  'the page at $path has the words that it says',
  async ({ path, file }) => {
    const sources = withImports(file).map((name) => sourceOf.get(name) ?? '');
    const said = nouns.filter(({ begins }) => sources.some((source) => begins.test(source)));
    const { dictionary, addFor } = await wordsOf('en', path.replaceAll(/:\w+/g, '1'));
    for (const later of readLater.get(path) ?? [path]) await addFor(later);
    const known = { ...dictionary, ...broughtAlong.get(path) };
    expect(said.map(({ noun }) => noun).filter((noun) => !(noun in known))).toEqual([]);
  },
);
