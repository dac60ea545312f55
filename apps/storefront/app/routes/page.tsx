import { pagePath } from '@craftsandore/contract/plain';
import { redirect } from 'react-router-dom';

import { TextPage } from '../features/content/text-page.tsx';
import { publicPage } from '../server/caching.server.ts';
import { readOwnersPage } from '../server/read-page.server.ts';
import type { Route } from './+types/page';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = await readOwnersPage(context, params.slug);
  const path = pagePath(page.slug);
  // It has moved, or is one of the shop's own, which stand at the top.
  if (path !== `/pages/${params.slug}`) throw redirect(path + new URL(request.url).search, 301);
  return page;
}

export const headers = publicPage;

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return <TextPage page={loaderData} />;
}
