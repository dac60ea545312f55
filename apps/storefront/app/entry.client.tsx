import { resumeDestination } from '@craftsandore/session/destination';
import { watchForLostParts } from '@craftsandore/ui';

import { hydrate } from './hydrate.tsx';

// No more than this: what stands here runs last, all else is in one file with what the routes need.
watchForLostParts();
if (!resumeDestination()) void hydrate();
