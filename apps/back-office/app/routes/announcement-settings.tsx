import { saveAnnouncement } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';

import { settingsRoute } from './settings-route.tsx';

export { SettingsError as ErrorBoundary } from './settings-route.tsx';

// Forms are heavy; theirs comes while the frame already stands.
const AnnouncementPage = lazily(() =>
  import('../features/settings/announcement-page.tsx').then(
    ({ AnnouncementPage }) => AnnouncementPage,
  ),
);

const route = settingsRoute('announcement', saveAnnouncement, AnnouncementPage);

export const clientLoader = route.clientLoader;
export const clientAction = route.clientAction;
export default route.SettingsRoute;
