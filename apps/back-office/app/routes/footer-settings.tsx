import {
  getFooterSettings,
  listPages,
  listStaffCategories,
  listStaffPages,
  saveFooterSettings,
} from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';

import { keepingLast } from '../navigation/keeping-last.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/footer-settings';
import { settingsAction, useSaving } from './settings-route.tsx';

export { SettingsError as ErrorBoundary } from './settings-route.tsx';

// Forms are heavy; theirs comes while the frame already stands.
const FooterPage = lazily(() =>
  import('../features/settings/footer/footer-page.tsx').then(({ FooterPage }) => FooterPage),
);

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, getFooterSettings.access);
  const [saved, pages, published, categories] = await Promise.all([
    api(getFooterSettings, {}),
    api(listStaffPages, {}),
    api(listPages, {}),
    api(listStaffCategories, {}),
  ]);
  return { saved, pages, published, categories };
});

export const clientAction = settingsAction({ save: saveFooterSettings });

export default function FooterSettingsRoute({ loaderData }: Route.ComponentProps) {
  const { saved, pages, published, categories } = loaderData;
  return <FooterPage {...{ saved, pages, published, categories }} {...useSaving('footer')} />;
}
