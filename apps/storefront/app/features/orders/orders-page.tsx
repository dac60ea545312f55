import type { ListedOrder, PageMeta } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { ButtonLink, EmptyState, Heading, Pagination, StatusBadge, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { HeadTags } from '../../seo/head-tags.tsx';
import { Total } from '../../components/total.tsx';
import { usePaginationLabels } from '../../components/use-pagination-labels.ts';
import { OrderProducts } from './order-products.tsx';
import styles from './orders-page.module.css';

type OrdersPageProps = { orders: readonly ListedOrder[]; meta: PageMeta };

/** The customer's own orders, newest first. */
export function OrdersPage({ orders, meta }: OrdersPageProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const labels = usePaginationLabels();

  return (
    <>
      <HeadTags title={t('accountPages.orders')} />
      <Heading level={1} size="h3" tabIndex={-1}>
        {t('accountPages.orders')}
      </Heading>
      {orders.length === 0 && (
        <EmptyState
          title={t('orders.none')}
          action={<ButtonLink href="/products">{t('cart.browse')}</ButtonLink>}
        />
      )}
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
      <Pagination
        className={styles.pages}
        page={meta.page}
        pageCount={meta.pageCount}
        hrefOf={(page) => (page > 1 ? `/orders?page=${page}` : '/orders')}
        format={number}
        labels={labels}
      />
    </>
  );
}

function OrderRow({ order }: { order: ListedOrder }) {
  const { t } = useTranslation();
  const { shortDate } = useLocale();
  const { id, orderReference, createdAt, status, costBreakdown } = order;

  return (
    <article className={styles.row}>
      <div>
        <Heading level={2} size="h4" className={styles.reference}>
          <Link to={`/orders/${id}`}>
            <bdi dir="ltr">{orderReference}</bdi>
          </Link>
        </Heading>
        <Text size="xs" tone="muted">
          {shortDate(createdAt)}
        </Text>
      </div>
      <div>
        <StatusBadge status={status.name}>{t(`orderStatus.${status.name}`)}</StatusBadge>
      </div>
      <Text size="xs" tone="muted">
        {t('product.cash')}
      </Text>
      <div className={styles.total}>
        <Total amount={costBreakdown.totalCost} />
        <Text size="xs" tone="muted">
          {t('orders.withShipping')}
        </Text>
      </div>
      <OrderProducts order={order} />
    </article>
  );
}
