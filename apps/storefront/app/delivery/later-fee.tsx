import { useIdle, useLater } from '@craftsandore/resilience';
import type { ReactNode } from 'react';

import type { FeeProps } from './delivery-box.tsx';

const fetchFee = () => import('./delivery-box.tsx');

/** The fee alone, once it is known where to; until then what is in it. */
export function LaterFee(props: FeeProps & { children: ReactNode }) {
  const fee = useLater(fetchFee, useIdle());
  return fee ? <fee.KnownFee {...props} /> : props.children;
}
