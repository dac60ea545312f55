import type { CustomerOrderDetails } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { PageHeader, Separator, StatusBadge } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { HeadTags } from '../../seo/head-tags.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { ChangeOrder } from './change/change-order.tsx';
import type { SendChange } from './change/send-change.ts';
import { OrderAgain } from './order-again.tsx';
import { OrderAside } from './order-aside.tsx';
import columns from './order-columns.module.css';
import { OrderLines } from './order-lines.tsx';
import styles from './order-page.module.css';
import { ReturnsOfOrder } from './returns/returns-of-order.tsx';
import type {
  GiveDestination,
  RemoveReturnPhoto,
  SendReturn,
  SendReturnPhoto,
} from './returns/send-return.ts';

type OrderPageProps = {
  order: CustomerOrderDetails;
  onChange: SendChange;
  onAskForReturn: SendReturn;
  onReturnPhoto: SendReturnPhoto;
  onRemoveReturnPhoto?: RemoveReturnPhoto;
  onGiveDestination?: GiveDestination;
};

/** One order of the customer's own. */
export function OrderPage({ order, onChange, ...returning }: OrderPageProps) {
  const { onAskForReturn, onReturnPhoto, onRemoveReturnPhoto, onGiveDestination } = returning;
  const { t } = useTranslation();
  const { date } = useLocale();
  const { orderReference, status, createdAt } = order;

  return (
    <>
      <HeadTags title={t('order.title', { reference: orderReference })} />
      <PageHeader
        className={styles.head}
        back={{ href: '/orders', label: t('order.all') }}
        title={
          <>
            {t('order.name')} <bdi dir="ltr">{orderReference}</bdi>
          </>
        }
        status={<StatusBadge status={status.name}>{t(`orderStatus.${status.name}`)}</StatusBadge>}
        meta={
          <>
            {date(createdAt)}
            <Separator variant="inline" />
            {t('product.cash')}
          </>
        }
      />
      <div className={columns.root}>
        <div>
          <OrderLines order={order} />
          <OrderAgain lines={order.lines} />
          <div className={columns.actions}>
            <ChangeOrder order={order} onSend={onChange} />
            <CancelOrder {...order} />
          </div>
          <ReturnsOfOrder
            order={order}
            onAsk={onAskForReturn}
            onPhoto={onReturnPhoto}
            onRemovePhoto={onRemoveReturnPhoto}
            onGive={onGiveDestination}
          />
        </div>
        <OrderAside order={order} timelineTitle={t('order.whereIsIt')} />
      </div>
    </>
  );
}
