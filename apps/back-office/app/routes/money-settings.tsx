import { saveMoneySettings } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';

import { settingsRoute } from './settings-route.tsx';

export { SettingsError as ErrorBoundary } from './settings-route.tsx';

// Forms are heavy; theirs comes while the frame already stands.
const MoneyPage = lazily(() =>
  import('../features/settings/money-page.tsx').then(({ MoneyPage }) => MoneyPage),
);

const route = settingsRoute('money', saveMoneySettings, MoneyPage);

export const clientLoader = route.clientLoader;
export const clientAction = route.clientAction;
export default route.SettingsRoute;
