import { costs as ar } from './dictionaries/api/order.ar.ts';
import { costs as en } from './dictionaries/api/order.en.ts';

/** What the discount of pieces is called that were refused at the door, and were not paid for. */
export const refusedShareLabels = { label: en.refusedShare, labelAr: ar.refusedShare };
