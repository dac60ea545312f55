import type { StaffOrderDetails } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import {
  ButtonLink,
  Notice,
  PageHeader,
  Panel,
  PrinterIcon,
  Separator,
  Skeleton,
  StatusBadge,
} from '@craftsandore/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { useWayBack } from '../../../navigation/way-back.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { piecesIn } from '../pieces-in.ts';
import { ordersPath, packingSlipPath } from '../order-filters.ts';
import { OrderAddress } from './order-address.tsx';
import { OrderContact } from './order-contact.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderItems } from './order-items.tsx';
import type { AddNote } from './order-notes.tsx';
import styles from './order-page.module.css';
import { OrderTimeline } from './order-timeline.tsx';
import { StatusChangerWaiting } from './status-changer-waiting.tsx';
import type { StatusChange } from './status-changer.tsx';

// The form's code is loaded while the order is being read.
const StatusChanger = lazily(() =>
  import('./status-changer.tsx').then(({ StatusChanger }) => StatusChanger),
);
const OrderNotes = lazily(() => import('./order-notes.tsx').then(({ OrderNotes }) => OrderNotes));

type OrderPageProps = {
  order: StaffOrderDetails;
  statusChange: StatusChange;
  onAddNote: AddNote;
};

export function OrderPage({ order, statusChange, onAddNote }: OrderPageProps) {
  const { t } = useTranslation();
  const { date, time, orderNumber } = useLocale();
  const list = useWayBack(ordersPath());
  const title = t('order.title', { number: orderNumber(order.orderId) });

  return (
    <UnsavedGuard>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        back={{ ...list, label: t('nav.orders') }}
        title={title}
        status={
          <StatusBadge status={order.orderStatusName}>
            {t(`orderStatus.${order.orderStatusName}`)}
          </StatusBadge>
        }
        meta={
          <>
            <time dateTime={order.orderCreatedAt}>
              {t('order.dateAndTime', {
                date: date(order.orderCreatedAt),
                time: time(order.orderCreatedAt),
              })}
            </time>
            <Separator variant="inline" />
            <bdi dir="ltr">{order.orderReference}</bdi>
          </>
        }
        actions={
          <ButtonLink
            href={packingSlipPath(order.orderId)}
            variant="secondary"
            iconBefore={<PrinterIcon />}
          >
            {t('slip.open')}
          </ButtonLink>
        }
      />
      {/* What a call needs comes first: whom to call, and what came of it. */}
      <div className={styles.columns}>
        <div className={columns.stack}>
          <OrderContact {...order} />
          {order.customerNote && (
            <Notice>
              <b>{t('order.customerNote')}</b>
              <br />
              <Typed className={styles.note}>{order.customerNote}</Typed>
            </Notice>
          )}
          <Panel title={t('statusChange.title')}>
            <Suspense fallback={<StatusChangerWaiting status={order.orderStatusId} />}>
              <StatusChanger
                key={order.orderStatusId}
                status={order.orderStatusId}
                number={orderNumber(order.orderId)}
                pieces={piecesIn(order.lines)}
                {...statusChange}
              />
            </Suspense>
          </Panel>
        </div>
        <div className={`${columns.stack} ${styles.main}`}>
          <OrderItems lines={order.lines} costs={order.costBreakdown} />
          <div className={styles.pair}>
            <OrderCustomer order={order} />
            <OrderAddress title={t('order.shipTo')} address={order.shippingDetails} />
            {order.billingDetails && (
              <OrderAddress title={t('order.billTo')} address={order.billingDetails} />
            )}
          </div>
        </div>
        <div className={columns.stack}>
          <Panel title={t('order.progress')}>
            <OrderTimeline history={order.history} />
          </Panel>
          <Panel title={t('notes.title')}>
            <Suspense fallback={<Skeleton lines={3} />}>
              <OrderNotes orderId={order.orderId} notes={order.notes} onAdd={onAddNote} />
            </Suspense>
          </Panel>
        </div>
      </div>
    </UnsavedGuard>
  );
}
