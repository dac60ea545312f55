import { listCategories, listFacets } from '@craftsandore/contract';
import { featured } from '@craftsandore/rules';

import type { CountedCategory } from '../navigation/use-categories.ts';
import { apiContext, orUnavailable } from '../server/api.server.ts';
import { lastKnownShop } from '../server/shop.server.ts';
import { textFile } from '../server/text-file.server.ts';
import type { Route } from './+types/categories';

const aMinute = { 'Cache-Control': 'public, max-age=60' };

/** The categories that have products, the featured ones first, for those who open the header's panel, the menu or the search. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const arranged = lastKnownShop(api);
  const [categories, facets] = await orUnavailable(
    Promise.all([api(listCategories, {}), api(listFacets, { query: {} })]),
  );
  const counts = new Map(facets.categories.map(({ id, count }) => [id, count]));
  const counted = categories
    .map((category) => ({ ...category, count: counts.get(category.id) ?? 0 }))
    .filter(({ count }) => count > 0);
  const first = featured(counted, (await arranged).home.categories);
  const others = counted.filter((category) => !first.includes(category));
  const all: CountedCategory[] = [
    ...first,
    ...others.map((other) => ({ ...other, isOther: true })),
  ];
  return textFile(JSON.stringify(all), 'application/json', aMinute);
}
