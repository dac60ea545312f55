import type { Carrier, CarrierName } from '@craftsandore/contract';
import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';

import { carriersPath } from '../order-filters.ts';

/** Those that need no contract with anybody. */
const always: Carrier[] = [
  { name: 'own', isOffered: true },
  { name: 'other', isOffered: true },
];

/** The carriers that bring parcels, once they are known; of them those with which one may be booked, where these are asked for. */
export function useCarriers({ isOffered = false } = {}): CarrierName[] {
  const { data, load } = useFetcher<Carrier[] | null>({ key: 'carriers' });
  useEffect(() => void load(carriersPath), [load]);
  return (data ?? always).flatMap((one) => (isOffered && !one.isOffered ? [] : one.name));
}
