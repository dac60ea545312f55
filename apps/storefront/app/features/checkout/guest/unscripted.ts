import type { Refusal } from '@craftsandore/api-client';
import type { Quote, ShippingOptions } from '@craftsandore/contract';

import type { GuestOrderFields } from '../../../form/guest-order-form.ts';

/** What the checkout shows where no script runs. */
export type Unscripted = {
  quote: Quote;
  options: ShippingOptions;
  askedAt: number;
  /** As it was written; empty where none was. */
  promotionCode: string;
  /** What a press sends along, so that it orders once, and what was seen. */
  placementKey: string;
};

/** A form that came back: what stood in it, and what is to be said of it. */
export type SentForm = {
  fields: Record<string, string>;
  errors: Partial<Record<keyof GuestOrderFields, string>>;
  refusal: Pick<Refusal, 'code' | 'sentence'> | null;
  /** Whether there is a total now that has not been seen yet. */
  isToBeSeen: boolean;
};
