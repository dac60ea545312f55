import { sitemapIndex } from '../seo/sitemap.ts';
import { apiContext, orUnavailable } from '../server/api.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { env } from '../server/config.server.ts';
import { sitemapParts } from '../server/sitemap-pages.server.ts';
import { textFile } from '../server/text-file.server.ts';
import type { Route } from './+types/sitemap';

/** The list of all sitemaps. */
export async function loader({ context }: Route.LoaderArgs) {
  const parts = await orUnavailable(sitemapParts(context.get(apiContext)));
  return textFile(sitemapIndex(env.STOREFRONT_URL, parts), 'application/xml', publicPage());
}
