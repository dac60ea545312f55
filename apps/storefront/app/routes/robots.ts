import { env } from '../server/config.server.ts';
import { textFile } from '../server/text-file.server.ts';

/** Crawlers may read everything: a page that is not to be found says so itself, once it is read. */
export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow:',
    '',
    `Sitemap: ${env.STOREFRONT_URL}/sitemap.xml`,
    '',
  ];
  return textFile(lines.join('\n'), 'text/plain');
}
