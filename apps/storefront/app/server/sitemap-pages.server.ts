import type { ApiClient } from '@craftsandore/api-client';
import {
  categoryPath,
  isSystemPage,
  listCategories,
  listPages,
  listProducts,
  pagePath,
  productPath,
} from '@craftsandore/contract';

import type { PagePaths } from '../navigation/use-page-paths.ts';
import { publicPages } from '../seo/public-pages.ts';
import { pagePathsOf } from './page-paths.server.ts';

/** Those that are called by names have a path for each language. */
type Pages = readonly (string | PagePaths)[];

/** Fewer than the 50,000 that a sitemap may hold, because each takes as many API calls as it has pages. */
const callsPerPart = 10;
const perCall = 100;
const productsPerPart = callsPerPart * perCall;

const shopPart = 'shop.xml';

/** The names of all parts. */
export async function sitemapParts(api: ApiClient): Promise<string[]> {
  const { totalCount } = await api(listProducts, { query: { perPage: 1 } });
  const parts = Math.ceil(totalCount / productsPerPart);
  return [shopPart, ...Array.from({ length: parts }, (_, place) => `products-${place + 1}.xml`)];
}

/** The paths of the pages in a part; none where there is no such part. */
export async function sitemapPages(api: ApiClient, part: string): Promise<Pages> {
  if (part === shopPart) return readShop(api);
  const number = numberOf(part);
  return number >= 1 ? readProducts(api, number) : [];
}

const numberOf = (part: string) => Number(/^products-(\d{1,4})\.xml$/.exec(part)?.[1]);

async function readShop(api: ApiClient): Promise<Pages> {
  const [categories, pages] = await Promise.all([api(listCategories, {}), api(listPages, {})]);
  const added = pages.filter(({ slug }) => !isSystemPage(slug));
  return [
    ...publicPages,
    ...added.map(({ slug }) => pagePath(slug)),
    ...categories.map((category) => pagePathsOf(category, categoryPath)),
  ];
}

async function readProducts(api: ApiClient, part: number): Promise<Pages> {
  const paths: PagePaths[] = [];
  for (let call = 1; call <= callsPerPart; call++) {
    const page = (part - 1) * callsPerPart + call;
    const { products, totalCount } = await api(listProducts, { query: { page, perPage: perCall } });
    paths.push(...products.map((product) => pagePathsOf(product, productPath)));
    if (page * perCall >= totalCount) break;
  }
  return paths;
}
