import { lookAt } from './look-at.ts';

// Storybook's own tests put the rules of axe to it.
await lookAt('ar', 'played');
