import { sitemapOf } from '../seo/sitemap.ts';
import { apiContext, orUnavailable } from '../server/api.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { env } from '../server/config.server.ts';
import { sitemapPages } from '../server/sitemap-pages.server.ts';
import { textFile } from '../server/text-file.server.ts';
import type { Route } from './+types/sitemap-part';

/** One sitemap of those that are in the list. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const pages = await orUnavailable(sitemapPages(context.get(apiContext), params.part));
  if (pages.length === 0) throw new Response(null, { status: 404 });
  return textFile(sitemapOf(env.STOREFRONT_URL, pages), 'application/xml', publicPage());
}
