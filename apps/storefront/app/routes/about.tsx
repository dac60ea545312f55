import { AboutPage } from '../features/content/about-page.tsx';
import { publicPage } from '../server/caching.server.ts';
import { pageText } from '../server/page-texts.server.ts';
import { readOwnersPage } from '../server/read-page.server.ts';
import type { Route } from './+types/about';

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await readOwnersPage(context, 'about'), text: pageText(context, 'about') };
}

export const headers = publicPage;

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
