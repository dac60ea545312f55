import type { LoaderFunctionArgs } from 'react-router-dom';

import { apiContext } from '../server/api.server.ts';
import { lastKnownShop } from '../server/shop.server.ts';
import { webManifest } from '../server/web-manifest.server.ts';
import { textFile } from '../server/text-file.server.ts';
import { wordsOfShop } from '../session/shop.ts';

/** The owner may have given the shop another name. */
const asked = { 'Cache-Control': 'no-cache' };

/** Browsers ask for it without cookies, so its language is in its path. */
export async function loader({ context, pattern }: LoaderFunctionArgs) {
  const locale = pattern === 'en.webmanifest' ? 'en' : 'ar';
  const shop = wordsOfShop(await lastKnownShop(context.get(apiContext)), locale);
  const response = textFile(
    JSON.stringify(webManifest(locale, shop)),
    'application/manifest+json',
    asked,
  );
  response.headers.set('Content-Language', locale);
  return response;
}
