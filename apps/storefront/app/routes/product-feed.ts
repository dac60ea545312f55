import type { Locale } from '@craftsandore/i18n';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { feedPath } from '../seo/feed-path.ts';
import { apiContext, orUnavailable } from '../server/api.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { env } from '../server/config.server.ts';
import { productFeed } from '../server/product-feed.server.ts';
import { lastKnownShop } from '../server/shop.server.ts';
import { wordsOfShop } from '../session/shop.ts';

/** All that is for sale, in the language of the path: those who read it send no cookie. */
export async function loader({ context, pattern }: LoaderFunctionArgs) {
  const locale: Locale = pattern === feedPath('en') ? 'en' : 'ar';
  const api = context.get(apiContext);
  const { name: shop } = wordsOfShop(await lastKnownShop(api), locale);
  const place = { shop, locale, storefrontUrl: env.STOREFRONT_URL, apiUrl: env.API_URL };
  const feed = await orUnavailable(productFeed(api, place));
  return new Response(feed, {
    headers: {
      ...publicPage(),
      'Content-Type': 'text/tab-separated-values; charset=utf-8',
      'Content-Language': locale,
    },
  });
}
