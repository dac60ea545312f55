import { getShippingOptions, listDescribedCategories, listPages } from '@craftsandore/contract';

import { daysToReturn } from '../components/days-to-return.ts';
import { llmsText } from '../seo/llms-text.ts';
import { apiContext, orUnavailable } from '../server/api.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { env } from '../server/config.server.ts';
import { localeContext } from '../server/language.server.ts';
import { currentShop } from '../server/shop.server.ts';
import { textFile } from '../server/text-file.server.ts';
import { wordsOfShop } from '../session/shop.ts';
import type { Route } from './+types/llms';

/** What the shop is, for language models (llmstxt.org), in the language that is asked for. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const locale = context.get(localeContext);
  const [shop, delivery, categories, pages] = await orUnavailable(
    Promise.all([
      currentShop(api),
      api(getShippingOptions, {}),
      api(listDescribedCategories, {}),
      api(listPages, {}),
    ]),
  );
  const text = llmsText({
    ...{ delivery, daysToReturn, categories, pages, locale },
    shop: wordsOfShop(shop, locale),
    site: env.STOREFRONT_URL,
  });
  return textFile(text, 'text/plain', publicPage());
}
