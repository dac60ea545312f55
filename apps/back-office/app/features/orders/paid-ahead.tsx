import {
  OrderStatus,
  type Piastres,
  signedPiastres,
  type StaffOrderDetails,
} from '@craftsandore/contract';
import { Link } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PaymentReference } from '../../components/payment-reference.tsx';
import { useMoment } from '../../components/use-moment.ts';
import { orderPath } from './order-filters.ts';

type Sum = { term: ReactNode; amount: Piastres };

type PaidOrder = Pick<StaffOrderDetails, 'orderStatusId' | 'deposits' | 'exchangeOf'>;

/** What the total of an order is called, what is paid of it before the door and how, and what that leaves to collect. */
export function usePaidAhead({ orderStatusId, deposits, exchangeOf }: PaidOrder) {
  const { t } = useTranslation();
  const moment = useMoment();
  const toPay = deposits?.toPay ?? exchangeOf?.toPay;

  const paid: Sum[] = [];
  if (exchangeOf) {
    const term = (
      <>
        {t('paidAhead.credit')}{' '}
        <Link href={orderPath(exchangeOf.orderId)}>
          <bdi dir="ltr">{exchangeOf.orderReference}</bdi>
        </Link>
      </>
    );
    paid.push({ term, amount: signedPiastres(0 - exchangeOf.credit) });
  }
  for (const { amount, method, reference, at } of deposits?.payments ?? []) {
    const term = (
      <>
        {t(`paidAheadBy.${method}`)}
        {reference && (
          <>
            {' · '}
            <PaymentReference>{reference}</PaymentReference>
          </>
        )}
        {' · '}
        <time dateTime={at}>{moment(at)}</time>
      </>
    );
    paid.push({ term, amount: signedPiastres(0 - amount) });
  }

  const left: Sum | null =
    toPay === undefined || orderStatusId === OrderStatus.cancelled
      ? null // of what is cancelled nothing is collected
      : {
          term: t(orderStatusId === OrderStatus.delivered ? 'paidAhead.paid' : 'paidAhead.toPay'),
          amount: toPay,
        };
  // Of what is paid ahead not all is cash on delivery.
  return { total: t(toPay === undefined ? 'order.total' : 'paidAhead.total'), paid, left };
}
