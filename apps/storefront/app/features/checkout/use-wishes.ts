import type { Address, Checkout } from '@craftsandore/contract';
import { draftNamed } from '@craftsandore/resilience';
import { useState } from 'react';

import { type Billing, billedWithParcel } from './billing-choice.tsx';

type Wishes = { billing: Billing; note: string };

const none: Wishes = { billing: billedWithParcel, note: '' };

/** What is said beside the cart when it is ordered; it survives a reload. `others`: the addresses that a bill may go to. */
export function useWishes({ cart }: Checkout, others: readonly Address[]) {
  const draft = draftNamed<Wishes>(`checkout:${cart.id}`);
  const [{ billing, note }, setWishes] = useState(() => draft.read() ?? none);
  const isThere = billing.addressId === null || others.some(({ id }) => id === billing.addressId);

  return {
    note,
    billing: isThere ? billing : billedWithParcel,
    change: (changes: Partial<Wishes>) => {
      const wishes = { billing, note, ...changes };
      setWishes(wishes);
      draft.save(wishes);
    },
  };
}
