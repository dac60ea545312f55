import { ServicesPage } from '../features/content/services-page.tsx';
import { publicPage } from '../server/caching.server.ts';
import { pageText } from '../server/page-texts.server.ts';
import type { Route } from './+types/services';

export function loader({ context }: Route.LoaderArgs) {
  return pageText(context, 'services');
}

export const headers = publicPage;

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  return <ServicesPage text={loaderData} />;
}
