import type { CarrierName } from '@craftsandore/contract';
import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';

import { carriersPath } from '../order-filters.ts';

/** Those that need no contract with anybody. */
const always: CarrierName[] = ['own', 'other'];

/** The carriers that are switched on, once they are known. */
export function useCarriers(): CarrierName[] {
  const { data, load } = useFetcher<CarrierName[] | null>({ key: 'carriers' });
  useEffect(() => void load(carriersPath), [load]);
  return data ?? always;
}
