import { AboutPage } from '../features/content/about-page.tsx';
import { publicPage } from '../server/caching.server.ts';
import { pageText } from '../server/page-texts.server.ts';
import type { Route } from './+types/about';

export function loader({ context }: Route.LoaderArgs) {
  return pageText(context, 'about');
}

export const headers = publicPage;

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage text={loaderData} />;
}
