import { DriverFrame, DriverPage } from '../features/driver/driver-page.tsx';
import { publicPage } from '../server/caching.server.ts';
import { storefrontContext } from '../session/context.ts';
import { wordsContext } from '../words.ts';
import type { Route } from './+types/run';

/** The same for everybody: whose run it is comes in the browser, which sends that to nobody but the API. */
export const headers = publicPage;

const words = {
  ar: () => import('@craftsandore/i18n/storefront/driver/ar'),
  en: () => import('@craftsandore/i18n/storefront/driver/en'),
};

/** Its words are a driver's alone: other pages know nothing of them. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { driver } = await words[context.get(storefrontContext).locale]();
  Object.assign(context.get(wordsContext).dictionary, driver);
  return null;
}

export function HydrateFallback() {
  return <DriverFrame />;
}

export default function RunRoute() {
  return <DriverPage />;
}
