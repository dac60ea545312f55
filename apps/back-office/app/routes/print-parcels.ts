import { printIntents } from '../features/orders/parcels/print-calls.ts';
import { actionOf } from '../navigation/actions.ts';

/** Labels and pick lists as files, for every page that offers them. */
export const clientAction = actionOf(printIntents);
