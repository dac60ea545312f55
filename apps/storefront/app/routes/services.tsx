import { ServicesPage } from '../features/content/services-page.tsx';
import { publicPage } from '../server/caching.server.ts';
import { pageText } from '../server/page-texts.server.ts';
import { readOwnersPage } from '../server/read-page.server.ts';
import type { Route } from './+types/services';

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await readOwnersPage(context, 'services'), text: pageText(context, 'services') };
}

export const headers = publicPage;

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData} />;
}
