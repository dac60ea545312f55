import { watchForLostParts } from '@craftsandore/resilience';
import { resumeDestination } from '@craftsandore/resilience/navigation';

import { hydrate } from './hydrate.tsx';

// Keep this file small: it runs last. Everything else is bundled with what the routes need.
watchForLostParts();
if (!resumeDestination()) void hydrate();
