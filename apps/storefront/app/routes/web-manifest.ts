import type { LoaderFunctionArgs } from 'react-router-dom';

import { webManifest } from '../server/web-manifest.server.ts';
import { textFile } from '../server/text-file.server.ts';

/** Browsers ask for it without cookies, so its language is in its path. */
export function loader({ pattern }: LoaderFunctionArgs) {
  const locale = pattern === 'en.webmanifest' ? 'en' : 'ar';
  const response = textFile(JSON.stringify(webManifest(locale)), 'application/manifest+json');
  response.headers.set('Content-Language', locale);
  return response;
}
