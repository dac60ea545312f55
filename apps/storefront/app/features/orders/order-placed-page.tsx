import { type CustomerOrderDetails, OrderStatus } from '@craftsandore/contract';
import {
  Band,
  ButtonLink,
  CircleCheckIcon,
  Container,
  Heading,
  Link,
  RoundPhoto,
  Text,
} from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { HeadTags } from '../../seo/head-tags.tsx';
import { Total } from '../../components/total.tsx';
import { ProductPhoto } from '../../components/product-photo.tsx';
import { OrderAside } from './order-aside.tsx';
import columns from './order-columns.module.css';
import { OrderLines } from './order-lines.tsx';
import styles from './order-placed-page.module.css';

type OrderPlacedPageProps = {
  order: CustomerOrderDetails;
  followHref: string;
  /** What else can be done now. */
  children?: ReactNode;
};

/** The order has been received: thanks, and what happens next. */
export function OrderPlacedPage({ order, followHref, children }: OrderPlacedPageProps) {
  const { t } = useTranslation();
  const { orderReference, customerName, costBreakdown, lines, deposits, exchangeOf } = order;
  const toPay = deposits?.toPay ?? exchangeOf?.toPay ?? costBreakdown.totalCost;
  const [firstLine] = lines;

  return (
    <>
      <HeadTags title={t('placed.received')} />
      <Band
        shape="round"
        media={
          <RoundPhoto>
            <ProductPhoto
              photo={firstLine?.photo}
              url={firstLine?.photosUrls[0]}
              alt=""
              ground="fill"
              sizes="272px"
            />
          </RoundPhoto>
        }
      >
        <Text variant="label" tone="success" className={styles.done}>
          <CircleCheckIcon />
          {t('placed.received')}
        </Text>
        <Heading level={1} tabIndex={-1} className={styles.head}>
          {t('placed.thanks', { name: customerName })}
        </Heading>
        <Text variant="lead">
          {order.status.id === OrderStatus.pending && t('placed.preparing')}{' '}
          {toPay > 0 && (
            <>
              {t('placed.payBefore')} <Total amount={toPay} /> {t('placed.payAfter')}
            </>
          )}
        </Text>
        <Text size="sm">
          <Text as="span" tone="muted">
            {t('order.number')}
          </Text>{' '}
          <Text as="span" weight="medium" numeric>
            <bdi dir="ltr">{orderReference}</bdi>
          </Text>
        </Text>
        <div className={styles.ways}>
          <ButtonLink size="lg" href={followHref}>
            {t('placed.follow')}
          </ButtonLink>
          <Link variant="arrow" href="/products">
            {t('placed.keepShopping')}
          </Link>
        </div>
      </Band>
      <Container className={styles.body}>
        <div className={columns.root}>
          <section>
            <Heading level={2} size="h3" className={columns.title}>
              {t('placed.items')}
            </Heading>
            <OrderLines order={order} />
            {children}
          </section>
          <OrderAside order={order} timelineTitle={t('placed.next')} />
        </div>
      </Container>
    </>
  );
}
