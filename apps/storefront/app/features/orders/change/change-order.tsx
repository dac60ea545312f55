import { type CustomerOrderDetails, customerMayChange, OrderStatus } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useLater } from '@craftsandore/resilience';
import { Button, Link, Notice, Skeleton, SkeletonGroup } from '@craftsandore/ui';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { takeFocus } from '../../../hooks/take-focus.ts';
import { useShop } from '../../../session/context.ts';
import { chatAddress } from '../../../session/shop.ts';
import type { ChangeSection } from './change-section.tsx';
import styles from './change-order.module.css';

const fetchSection = () => import('./change-section.tsx');

type ChangeOrderProps = Pick<ComponentProps<typeof ChangeSection>, 'onSend'> & {
  order: CustomerOrderDetails;
};

/** Changes an order until it is confirmed; after that it says how to reach the shop. `?change` begins with it open. */
export function ChangeOrder({ order, onSend }: ChangeOrderProps) {
  const { t } = useTranslation();
  const { money } = useLocale();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(search.has('change'));
  const [isSaved, setSaved] = useState(false);
  const mayChange = customerMayChange(order.status.id);
  const section = useLater(fetchSection, isOpen && mayChange);

  if (!mayChange) {
    return (
      (isOpen || order.status.id === OrderStatus.confirmed) && <TooLate {...{ order, isOpen }} />
    );
  }
  if (isOpen) {
    return (
      <div className={styles.root}>
        {section ? (
          <section.ChangeSection
            order={order}
            onSend={onSend}
            onClose={(isSaved) => {
              setOpen(false);
              setSaved(isSaved);
            }}
          />
        ) : (
          <SkeletonGroup label={t('failure.loading')}>
            <Skeleton lines={4} />
          </SkeletonGroup>
        )}
      </div>
    );
  }
  return (
    <>
      {isSaved && (
        <Notice ref={takeFocus} tabIndex={-1} tone="success" role="status" className={styles.root}>
          {t('changeOrder.saved', { total: money(order.costBreakdown.totalCost) })}
        </Notice>
      )}
      <Button variant="secondary" className={styles.open} onClick={() => setOpen(true)}>
        {t('changeOrder.open')}
      </Button>
    </>
  );
}

type TooLateProps = Pick<ChangeOrderProps, 'order'> & { isOpen: boolean };

function TooLate({ order: { orderReference: reference }, isOpen }: TooLateProps) {
  const { t } = useTranslation();
  const shop = useShop();
  return (
    <Notice
      ref={isOpen ? takeFocus : undefined}
      tabIndex={-1}
      role="status"
      className={styles.root}
    >
      {t('changeOrder.tooLate', { phone: shop.phone })}{' '}
      <Link href={chatAddress(shop, t('tracking.messageText', { reference }))}>
        {t('changeOrder.tooLateChat')}
      </Link>
    </Notice>
  );
}
