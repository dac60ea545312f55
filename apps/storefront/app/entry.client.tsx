import { resumeDestination } from '@craftsandore/session/destination';
import { watchForLostParts } from '@craftsandore/ui';

import { hydrate } from './hydrate.tsx';

// Keep this file small: it runs last. Everything else is bundled with what the routes need.
watchForLostParts();
if (!resumeDestination()) void hydrate();
