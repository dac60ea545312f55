import { saveShopSettings } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';

import { settingsRoute } from './settings-route.tsx';

export { SettingsError as ErrorBoundary } from './settings-route.tsx';

// Forms are heavy; theirs comes while the frame already stands.
const ShopPage = lazily(() =>
  import('../features/settings/shop-page.tsx').then(({ ShopPage }) => ShopPage),
);

const route = settingsRoute('shop', saveShopSettings, ShopPage);

export const clientLoader = route.clientLoader;
export const clientAction = route.clientAction;
export default route.SettingsRoute;
