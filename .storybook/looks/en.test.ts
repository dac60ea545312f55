import { lookAt } from './look-at.ts';

await lookAt('en', 'checked');
