import { saveChannels } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';

import { settingsRoute } from './settings-route.tsx';

export { SettingsError as ErrorBoundary } from './settings-route.tsx';

// Forms are heavy; theirs comes while the frame already stands.
const ChannelsPage = lazily(() =>
  import('../features/settings/channels-page.tsx').then(({ ChannelsPage }) => ChannelsPage),
);

const route = settingsRoute('channels', saveChannels, ChannelsPage);

export const clientLoader = route.clientLoader;
export const clientAction = route.clientAction;
export default route.SettingsRoute;
