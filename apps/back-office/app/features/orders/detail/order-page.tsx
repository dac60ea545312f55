import { changeOrder, staffMayChange, type StaffOrderDetails } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
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
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { useWayBack } from '../../../navigation/way-back.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import type { ChangeCalls } from '../change/order-change-panel.tsx';
import type { Happened } from '../events/events-of.ts';
import type { AddNote } from '../events/note-form.tsx';
import { piecesIn } from '../pieces-in.ts';
import { ordersPath, packingSlipPath } from '../order-filters.ts';
import { OrderAddress } from './order-address.tsx';
import { OrderAxes, type OrderAxesProps } from './order-axes.tsx';
import { OrderContact } from './order-contact.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderItems } from './order-items.tsx';
import styles from './order-page.module.css';
import { StatusChangerWaiting } from './status-changer-waiting.tsx';
import type { StatusChange } from './status-changer.tsx';

// The form's code is loaded while the order is being read.
const StatusChanger = lazily(() =>
  import('./status-changer.tsx').then(({ StatusChanger }) => StatusChanger),
);
const OrderChangePanel = lazily(() =>
  import('../change/order-change-panel.tsx').then(({ OrderChangePanel }) => OrderChangePanel),
);
const NoteForm = lazily(() => import('../events/note-form.tsx').then(({ NoteForm }) => NoteForm));
const OrderEvents = lazily(() =>
  import('../events/order-events.tsx').then(({ OrderEvents }) => OrderEvents),
);

type OrderPageProps = {
  order: StaffOrderDetails;
  happened: Happened;
  statusChange: StatusChange;
  change: ChangeCalls;
  onAddNote: AddNote;
  /** What is read once the page is there. */
  late: Pick<OrderAxesProps, 'parcels' | 'money'>;
  /** The panels of that. */
  latePanels?: ReactNode;
};

export function OrderPage({
  order,
  happened,
  statusChange,
  change,
  onAddNote,
  late,
  latePanels,
}: OrderPageProps) {
  const { t } = useTranslation();
  const roleId = useSession(({ user }) => user?.roleId);
  const [isChanging, setChanging] = useState(false);
  const mayChange = can(roleId, changeOrder.access) && staffMayChange(order.orderStatusId);
  const { date, time, orderNumber } = useLocale();
  const list = useWayBack(ordersPath());
  const title = t('nav.order', { number: orderNumber(order.orderId) });

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
              {t('moment.dateAndTime', {
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
            {t('order.openSlip')}
          </ButtonLink>
        }
      />
      <OrderAxes order={order} {...late} />
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
                status={order.orderStatusId}
                number={orderNumber(order.orderId)}
                pieces={piecesIn(order.lines)}
                {...statusChange}
              />
            </Suspense>
          </Panel>
        </div>
        <div className={`${columns.stack} ${styles.main}`}>
          {isChanging ? (
            <Suspense fallback={<Skeleton lines={6} />}>
              <OrderChangePanel order={order} {...change} onClose={() => setChanging(false)} />
            </Suspense>
          ) : (
            <OrderItems order={order} onChange={mayChange ? () => setChanging(true) : undefined} />
          )}
          <div className={styles.pair}>
            <OrderCustomer order={order} />
            <OrderAddress title={t('order.shipTo')} address={order.shippingDetails} />
            {order.billingDetails && (
              <OrderAddress title={t('order.billTo')} address={order.billingDetails} />
            )}
          </div>
          <Panel title={t('events.title')}>
            <Suspense fallback={<Skeleton lines={6} />}>
              <NoteForm orderId={order.orderId} onAdd={onAddNote} />
              <OrderEvents order={order} happened={happened} />
            </Suspense>
          </Panel>
        </div>
        <div className={columns.stack}>{latePanels}</div>
      </div>
    </UnsavedGuard>
  );
}
