import { createApiClient } from '@craftsandore/api-client';
import { markFile } from '@craftsandore/contract/plain';

import { env } from './config.server.ts';
import { lastKnownShop } from './shop.server.ts';

/** Icons that are asked for by their place alone, by what reads no page. */
const icons: Record<string, Parameters<typeof markFile>[1]> = {
  '/favicon.ico': 'ico',
  '/apple-touch-icon.png': 180,
};

const api = createApiClient({ baseUrl: env.API_INTERNAL_URL, locale: 'ar' });

/** Where the icon of a path is made of the owner's mark; null where the shop's first one is right. */
export async function ownIcon(path: string): Promise<string | null> {
  const icon = icons[path];
  if (!icon) return null;
  const { mark, picturesUrl } = await lastKnownShop(api);
  return mark && `${picturesUrl}/${markFile(mark, icon)}`;
}
