import { draftNamed } from '@craftsandore/resilience';

/** What a guest gave with an order, for the account that may be opened for it right after, in the same tab. */
export const emailOfOrder = draftNamed<string>('guest:email');
