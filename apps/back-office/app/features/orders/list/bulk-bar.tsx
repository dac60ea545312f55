import {
  type Cancellation,
  maxAtOnce,
  maxPrinted,
  nextOrderStatuses,
  OrderStatus,
  type OrderStatusId,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Button, ButtonLink, Link, Notice } from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../components/lazy-dialogs.tsx';
import styles from '../../../list/bulk-bar.module.css';
import type { Ticking } from '../../../list/use-ticked.ts';
import { orderPath, packingSlipsPath } from '../order-filters.ts';
import type { Book } from '../parcels/parcel-calls.ts';
import { usePrinting } from '../parcels/use-printing.ts';
import { PickListButton } from '../parcels/pick-list-button.tsx';
import type { TickedOrder } from './ticked-order.ts';

// Forms, whose code is loaded with the first question.
const BookDialog = lazily(() =>
  import('../parcels/book-dialog.tsx').then(({ BookDialog }) => BookDialog),
);
const CancelDialog = lazily(() =>
  import('../cancel-dialog.tsx').then(({ CancelDialog }) => CancelDialog),
);

export type BulkChange = {
  /** Changes those orders. Resolves when it is done. */
  onChange: (
    orderIds: number[],
    statusId: OrderStatusId,
    cancellation?: Cancellation,
  ) => Promise<void>;
  /** The status that they are getting. */
  pending?: OrderStatusId | undefined;
  /** The orders that were not changed at the last try, and why. */
  refused: { orderId: number; refusal: string }[];
  /** Why the whole try failed. */
  failure?: string | undefined;
};

type BulkBarProps = BulkChange & {
  ticking: Ticking<TickedOrder>;
  onBook: Book;
  export: { onStart: (orderIds: number[]) => void; isPending: boolean };
};

const moves = ['confirmed', 'shipped', 'delivered', 'cancelled'] as const;
type Move = (typeof moves)[number];

const isPicked = ({ orderStatusId }: { orderStatusId: OrderStatusId }) =>
  orderStatusId !== OrderStatus.cancelled;

const isShipped = ({ orderStatusId }: { orderStatusId: OrderStatusId }) =>
  orderStatusId === OrderStatus.shipped;

/** What can be done with the ticked orders, with how many of them, and what came of it. */
export function BulkBar({
  ticking: { ticked, onTick, clear },
  export: { onStart, isPending },
  onChange,
  onBook,
  pending,
  refused,
  failure,
}: BulkBarProps) {
  const { t } = useTranslation();
  const { number, orderNumber } = useLocale();
  const [asked, setAsked] = useState<Move>();
  const [booking, setBooking] = useState<number[]>();
  const mayBook = useSession(({ user }) => can(user?.roleId, 'parcel:work'));
  const printing = usePrinting();
  const hasNews = Boolean(failure) || refused.length > 0;
  const ids = [...ticked.keys()].slice(0, maxAtOnce);

  const ordersFor = (move: OrderStatusId) =>
    [...ticked.values()]
      .filter(({ orderStatusId }) => nextOrderStatuses(orderStatusId).includes(move))
      .slice(0, maxAtOnce);
  const idsFor = (move: OrderStatusId) => ordersFor(move).map(({ orderId }) => orderId);
  const toBook = mayBook ? idsFor(OrderStatus.shipped) : [];
  const toPick = mayBook ? [...ticked.values()].filter(isPicked).slice(0, maxPrinted) : [];
  const meant = asked ? ordersFor(OrderStatus[asked]) : [];

  function change(cancellation?: Cancellation) {
    if (!asked) return;
    setAsked(undefined);
    const move = OrderStatus[asked];
    void onChange(idsFor(move), move, ...(cancellation ? [cancellation] : []));
  }

  return (
    <>
      {!pending && hasNews && (
        <Notice tone="danger" role="alert" className={styles.notice}>
          {failure}
          {refused.length > 0 && (
            <>
              {t('orders.notMoved')}
              <ul>
                {refused.map(({ orderId, refusal }) => (
                  <li key={orderId}>
                    <Link href={orderPath(orderId)}>{orderNumber(orderId)}</Link>:{' '}
                    <bdi>{refusal}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
      {ticked.size > 0 && (
        <div className={styles.root}>
          <span role="status">{t('orders.ticked', { count: ticked.size })}</span>
          {moves.map((name) => {
            const move = OrderStatus[name];
            const { length } = idsFor(move);
            return (
              length > 0 && (
                <Button
                  key={move}
                  size="sm"
                  variant={move === OrderStatus.cancelled ? 'secondary' : 'primary'}
                  loading={pending === move}
                  onClick={() => !pending && setAsked(name)}
                >
                  {t(`bulkMove.${name}`, { number: number(length) })}
                </Button>
              )
            );
          })}
          {toBook.length > 0 && (
            <Button size="sm" onClick={() => setBooking(toBook)}>
              {t('booking.bookTicked', { number: number(toBook.length) })}
            </Button>
          )}
          {toPick.length > 0 && (
            <PickListButton orderIds={toPick.map(({ orderId }) => orderId)} printing={printing} />
          )}
          <ButtonLink size="sm" variant="secondary" href={packingSlipsPath(ids)} target="_blank">
            {t('orders.printSlips', { number: number(ids.length) })}
          </ButtonLink>
          <Button
            size="sm"
            variant="secondary"
            loading={isPending}
            onClick={() => !isPending && onStart(ids)}
          >
            {t('orders.exportTicked', { number: number(ids.length) })}
          </Button>
          <Button size="sm" variant="quiet" onClick={clear}>
            {t('list.untick')}
          </Button>
        </div>
      )}
      {booking && (
        <Suspense>
          <BookDialog
            orderIds={booking}
            onBook={onBook}
            onBooked={(orderIds) =>
              onTick(
                orderIds.flatMap((orderId) => ticked.get(orderId) ?? []),
                false,
              )
            }
            onClose={() => setBooking(undefined)}
          />
        </Suspense>
      )}
      {asked === 'cancelled' && (
        <Suspense>
          <CancelDialog
            title={t('cancelling.titleOfMany', { count: meant.length })}
            pieces={meant.reduce((sum, order) => sum + (isShipped(order) ? 0 : order.pieces), 0)}
            shipped={meant.filter(isShipped).length}
            isPending={false}
            onCancel={change}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
      {asked && asked !== 'cancelled' && (
        <Dialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={t(`bulkMove.${asked}Question`, { count: meant.length })}
          description={t('bulkMove.noWayBack')}
          actions={
            <>
              <Button onClick={() => change()}>
                {t(`bulkMove.${asked}`, { number: number(meant.length) })}
              </Button>
              <Button variant="secondary" onClick={() => setAsked(undefined)}>
                {t('bulkMove.back')}
              </Button>
            </>
          }
        >
          <ul className={styles.meant}>
            {meant.map(({ orderId }) => (
              <li key={orderId}>
                <bdi>{orderNumber(orderId)}</bdi>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
