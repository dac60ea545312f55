import type { ApiClient } from '@craftsandore/api-client';
import {
  getHomeSettings,
  getShippingOptions,
  listActiveBanners,
  listGoodReviews,
  listProducts,
  listStaffCategories,
  listStaffProducts,
  saveHomeSettings,
} from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { deliveryPromise, mostForGift, newestForHome } from '@craftsandore/rules';

import type { ShownAtHome } from '../features/settings/home/home-preview.tsx';
import { useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/home-settings';
import { settingsAction, useSaving } from './settings-route.tsx';

export { SettingsError as ErrorBoundary } from './settings-route.tsx';

// Forms are heavy; theirs comes while the frame already stands.
const HomePage = lazily(() =>
  import('../features/settings/home/home-page.tsx').then(({ HomePage }) => HomePage),
);

const mostFound = 8;

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, getHomeSettings.access);
  const [{ products, ...saved }, categories, shown] = await Promise.all([
    api(getHomeSettings, {}),
    api(listStaffCategories, {}),
    findShown(api),
  ]);
  return { saved, products, categories, shown };
});

/** What the home page has now. The form works without it. */
async function findShown(api: ApiClient): Promise<ShownAtHome> {
  const failed: unknown[] = [];
  const or = <Value,>(instead: Value, call: Promise<Value>) =>
    call.catch((error: unknown) => {
      failed.push(error);
      return instead;
    });
  const products = (query: Parameters<typeof api<typeof listProducts>>[1]['query']) =>
    or(
      [],
      api(listProducts, { query }).then((page) => page.products),
    );
  const reviewsIn = (language: 'ar' | 'en') =>
    or(
      [],
      api(listGoodReviews, { query: { language } }).then(({ data }) => data),
    );

  const [delivery, latest, bestsellers, gifts, banners, reviews, reviewsAr] = await Promise.all([
    or(null, api(getShippingOptions, {}).then(deliveryPromise)),
    products({ page: 1, perPage: newestForHome }),
    products({ sort: 'best-selling' }),
    products({ sort: 'best-rated', maxPrice: mostForGift, inStock: 'true' }),
    or(
      [],
      api(listActiveBanners, {}).then(({ data }) => data),
    ),
    reviewsIn('en'),
    reviewsIn('ar'),
  ]);
  return {
    ...{ delivery, latest, bestsellers, gifts, banners, reviews, reviewsAr },
    hasFailed: failed.length > 0,
  };
}

const intents = { save: saveHomeSettings, find: listStaffProducts };
export const clientAction = settingsAction(intents);

export default function HomeSettingsRoute({ loaderData }: Route.ComponentProps) {
  const { saved, products, categories, shown } = loaderData;
  const act = useAction<typeof intents>();

  return (
    <HomePage
      {...{ saved, products, categories, shown }}
      {...useSaving('home')}
      onFind={async (query) => {
        const search = { query, published: 'true', perPage: mostFound } as const;
        const result = await act('find', { query: search }, { revalidate: false });
        return result.ok ? { ok: true, value: result.value.data } : result;
      }}
    />
  );
}
