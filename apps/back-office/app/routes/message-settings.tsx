import { saveMessages } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';

import { settingsRoute } from './settings-route.tsx';

export { SettingsError as ErrorBoundary } from './settings-route.tsx';

// Forms are heavy; theirs comes while the frame already stands, and with it what mails say.
const MessagesPage = lazily(() =>
  import('../features/settings/messages/messages-page.tsx').then(
    ({ MessagesPage }) => MessagesPage,
  ),
);

const route = settingsRoute('messages', saveMessages, MessagesPage);

export const clientLoader = route.clientLoader;
export const clientAction = route.clientAction;
export default route.SettingsRoute;
