import type { Tracked } from '@craftsandore/contract';
import { deliveryDays } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { ButtonLink, Container, Heading, MessageCircleIcon, Text } from '@craftsandore/ui';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AddressLines } from '../../../components/address-lines.tsx';
import { HeadTags } from '../../../seo/head-tags.tsx';
import { useShop } from '../../../session/context.ts';
import { chatAddress } from '../../../session/shop.ts';
import { CancelOrder } from '../cancel-order.tsx';
import { ChangeOrder } from '../change/change-order.tsx';
import type { SendChange } from '../change/send-change.ts';
import type { Linked } from '../linked-order.tsx';
import { OrderAgain } from '../order-again.tsx';
import columns from '../order-columns.module.css';
import { OrderLines } from '../order-lines.tsx';
import { OrderTimeline } from '../order-timeline.tsx';
import { ParcelState } from '../parcel-state.tsx';
import { ReturnsOfOrder } from '../returns/returns-of-order.tsx';
import type {
  GiveDestination,
  RemoveReturnPhoto,
  SendReturn,
  SendReturnPhoto,
} from '../returns/send-return.ts';
import styles from './tracking-page.module.css';

type TrackingPageProps = Pick<Tracked, 'order'> &
  Linked & {
    onChange: SendChange;
    onAskForReturn: SendReturn;
    onReturnPhoto: SendReturnPhoto;
    onRemoveReturnPhoto?: RemoveReturnPhoto;
    onGiveDestination?: GiveDestination;
    /** What else can be done with it. */
    children?: ReactNode;
  };

/** The whole order, for who holds its link: when it comes, where it is, what can still be done. (Business, section 1.) */
export function TrackingPage({ order, linked, ...props }: TrackingPageProps) {
  const {
    onChange,
    onAskForReturn,
    onReturnPhoto,
    onRemoveReturnPhoto,
    onGiveDestination,
    children,
  } = props;
  const { t } = useTranslation();
  const { locale } = useLocale();
  const shop = useShop();
  const { orderReference, status, promised, history, shippingDetails } = order;
  const { customerName, customerNote, parcel } = order;
  const isComing = status.name !== 'delivered' && status.name !== 'cancelled';
  // Who cancels it here sees the day struck out and the steps in their room: nothing jumps away from where they have pressed.
  const [wasComing] = useState(isComing);
  const isCalledOff = wasComing && status.name === 'cancelled';
  const days = promised && deliveryDays(promised, locale);
  const title = t(`trackedStatus.${status.name}`);
  const text = t('tracking.messageText', { reference: orderReference });

  return (
    <Container>
      <HeadTags title={title} />
      <header className={styles.head}>
        <Text variant="label">
          <bdi dir="ltr">{orderReference}</bdi>
        </Text>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
      </header>
      <div className={clsx(columns.root, styles.body)}>
        <div>
          {days && (isComing || isCalledOff) && (
            <p className={styles.day}>
              <Text as="span" size="sm" tone="muted">
                {t(order.isLate ? 'tracking.late' : 'tracking.arrives')}
              </Text>
              <b>{isCalledOff ? <del>{days}</del> : days}</b>
            </p>
          )}
          {parcel && (
            <section className={styles.parcel} aria-labelledby="parcel">
              <Heading level={2} size="h4" id="parcel">
                {t('parcel.title')}
              </Heading>
              <ParcelState parcel={parcel} />
            </section>
          )}
          <div style={{ minBlockSize: isCalledOff ? '10.5rem' : undefined }}>
            <OrderTimeline history={history} />
          </div>
          <div className={columns.actions}>
            <ButtonLink href={chatAddress(shop, text)} iconBefore={<MessageCircleIcon />}>
              {t('tracking.message')}
            </ButtonLink>
            <ChangeOrder order={order} onSend={onChange} />
            <CancelOrder {...order} />
          </div>
          <ReturnsOfOrder
            {...{ order, linked }}
            onAsk={onAskForReturn}
            onPhoto={onReturnPhoto}
            onRemovePhoto={onRemoveReturnPhoto}
            onGive={onGiveDestination}
          />
          {children}
        </div>
        <section className={styles.order} aria-labelledby="order">
          <Heading level={2} size="h4" id="order">
            {t('tracking.yours')}
          </Heading>
          <OrderLines {...{ order, linked }} />
          <OrderAgain lines={order.lines} />
          <div>
            <Text size="xs" tone="muted">
              {t('order.deliveryTo')}
            </Text>
            <Text size="sm">
              <bdi>{customerName}</bdi>
            </Text>
            <Text as="div" size="sm">
              <AddressLines address={shippingDetails} />
            </Text>
          </div>
          {customerNote && (
            <div>
              <Text size="xs" tone="muted">
                {t('checkout.note')}
              </Text>
              <Text size="sm">
                <bdi>{customerNote}</bdi>
              </Text>
            </div>
          )}
        </section>
      </div>
    </Container>
  );
}
