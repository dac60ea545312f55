import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defaultShop } from '@craftsandore/contract';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What runs: no tests, stories or helpers of theirs. */
const sources = globSync('{apps,libs}/*/{app,src,http,demo,service-worker}/**/*.{ts,tsx,css,js}', {
  cwd: root,
}).filter(
  (file) => !/\.(test|stories)\.|\/testing\/|\/node_modules\//.test(file) && !isExempt(file),
);

function isExempt(file: string): boolean {
  return [
    'libs/contract/src/shop-defaults.ts',
    // What nobody may choose.
    'apps/api/src/modules/auth/password/well-known-passwords.ts',
  ].some((exempt) => file.startsWith(exempt));
}

const { name, nameAr, phone, email, partners, foundedIn } = defaultShop;
const pages = [defaultShop.facebook, defaultShop.instagram, defaultShop.youTube];
const hosts = pages.map((page) => new URL(page ?? '').hostname);

/** What only the owner's settings say: names, the number in any grouping, addresses. */
const constants = [
  new RegExp(`(?<![@\\w])${name}(?!\\w)`),
  new RegExp([...phone.slice(1)].join(String.raw`[\s-]?`)),
  // In a sentence, not a seed or a part of a password.
  ...[foundedIn, new Intl.NumberFormat('ar-EG', { useGrouping: false }).format(foundedIn)].map(
    (year) => new RegExp(`(?<![-(\\p{N}])${year}(?!\\p{N})`, 'u'),
  ),
  ...[nameAr, email, ...hosts, ...partners.flatMap(({ name, nameAr }) => [name, nameAr])].map(
    (words) => new RegExp(words.replaceAll('.', String.raw`\.`)),
  ),
];

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

const constantsIn = (source: string) =>
  constants.filter((constant) => constant.test(withoutComments(source))).map(String);

test('what the owner sets is written in the defaults, and nowhere else in the code', () => {
  const copies = sources.flatMap((file) =>
    constantsIn(readFileSync(`${root}${file}`, 'utf8')).map((constant) => `${file}: ${constant}`),
  );
  expect(copies).toEqual([]);
});

test('finds what it looks for', () => {
  expect(sources.length).toBeGreaterThan(500);
  for (const copy of [
    `const title = '${name}';`,
    `shop: '${nameAr}، الرئيسية'`,
    "href='tel:+20 100 000-0000'",
    'https://wa.me/201000000000',
    'https://www.facebook.com/another',
    'mailto:hello@craftsandore.example',
    'Beit & Co',
    "foundingDate: '2020'",
    'منذ عام ٢٠٢٠',
  ]) {
    expect(constantsIn(copy), copy).toHaveLength(1);
  }
  expect(constantsIn(`import '@craftsandore/ui'; // of ${name}`)).toEqual([]);
});
