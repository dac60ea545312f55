import type { Tracked } from '@craftsandore/contract';
import { Link } from '@craftsandore/ui';

/** What opens the orders that are linked to the one that is shown; those of an account open there. */
export type Linked = { linked?: Tracked['linked'] };

type LinkedOrderProps = Linked & { order: { orderId: number; orderReference: string } };

/** Leads to an order that was made in exchange, or in exchange for which one was. */
export function LinkedOrder({ order: { orderId, orderReference }, linked }: LinkedOrderProps) {
  const token = linked?.find((one) => one.orderId === orderId)?.trackingToken;
  return (
    <Link href={token ? `/track/${token}` : `/orders/${orderId}`}>
      <bdi dir="ltr">{orderReference}</bdi>
    </Link>
  );
}
