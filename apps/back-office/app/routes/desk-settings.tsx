import { saveDesk } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';

import { settingsRoute } from './settings-route.tsx';

export { SettingsError as ErrorBoundary } from './settings-route.tsx';

// Forms are heavy; theirs comes while the frame already stands.
const DeskSettingsPage = lazily(() =>
  import('../features/settings/desk-settings-page.tsx').then(
    ({ DeskSettingsPage }) => DeskSettingsPage,
  ),
);

const route = settingsRoute('desk', saveDesk, DeskSettingsPage);

export const clientLoader = route.clientLoader;
export const clientAction = route.clientAction;
export default route.SettingsRoute;
