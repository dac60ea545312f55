import type { Result } from '@craftsandore/api-client';
import type { findOrderStatus, ResponseBody } from '@craftsandore/contract';
import { deliveryDays } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  Card,
  Container,
  FormError,
  Heading,
  Link,
  PageHeader,
  StatusBadge,
  Text,
  TextField,
} from '@craftsandore/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router-dom';

import { useHydrated } from '../../../hooks/use-hydrated.ts';
import { HeadTags } from '../../../seo/head-tags.tsx';
import { ParcelState } from '../parcel-state.tsx';
import { ordersHere } from './orders-here.ts';
import styles from './track-page.module.css';

export type FoundOrder = ResponseBody<typeof findOrderStatus>;

/** What was asked, and what became of it. */
type Lookup = {
  asked: { orderReference: string; phoneNumber: string };
  result: Result<FoundOrder>;
};

/** Where an order is, by its number and the whole phone number: status, days and a masked name, no more. */
export function TrackPage({ lookup }: { lookup: Lookup | undefined }) {
  const { t } = useTranslation();
  const isAsking = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (lookup) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [lookup]);
  const refusal = lookup && !lookup.result.ok ? lookup.result.refusal : null;
  const isMissing = (name: keyof Lookup['asked']) => lookup?.asked[name].trim() === '';
  const isWhole = !isMissing('orderReference') && !isMissing('phoneNumber');
  const failure =
    refusal?.code === 'order.not_found'
      ? t('tracking.notFound')
      : refusal && (refusal.sentence ?? t('tracking.failed'));

  return (
    <Container>
      <HeadTags title={t('nav.track')} />
      <PageHeader title={t('nav.track')} meta={t('tracking.lead')} />
      <div className={styles.root}>
        <Form ref={form} method="post" className={styles.form} noValidate>
          <FormError>{isWhole && failure && <bdi>{failure}</bdi>}</FormError>
          <TextField
            name="orderReference"
            defaultValue={lookup?.asked.orderReference}
            label={t('tracking.reference')}
            hint={t('tracking.referenceHint')}
            error={isMissing('orderReference') && t('tracking.referenceMissing')}
            placeholder="CS-26-01184"
            dir="ltr"
            autoCapitalize="characters"
            autoComplete="off"
            required
          />
          <TextField
            name="phoneNumber"
            defaultValue={lookup?.asked.phoneNumber}
            type="tel"
            label={t('tracking.mobile')}
            error={isMissing('phoneNumber') && t('tracking.mobileMissing')}
            autoComplete="tel"
            required
          />
          <div>
            <Button type="submit" size="lg" loading={isAsking}>
              {t('tracking.track')}
            </Button>
          </div>
          <Text size="sm" tone="muted">
            {t('tracking.easier')}
          </Text>
        </Form>
        <div className={styles.found}>
          <div role="status">{lookup?.result.ok && <Found order={lookup.result.value} />}</div>
          <OrdersHere />
        </div>
      </div>
    </Container>
  );
}

/** The ways to orders whose links were opened in this browser. */
function OrdersHere() {
  const { t } = useTranslation();
  const orders = useHydrated() ? ordersHere() : [];
  if (orders.length === 0) return null;

  return (
    <Card className={styles.found}>
      <Heading level={2} size="h4">
        {t('tracking.here')}
      </Heading>
      <ul>
        {orders.map(({ reference, token }) => (
          <li key={token}>
            <Link href={`/track/${token}`}>
              <bdi dir="ltr">{reference}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Found({ order }: { order: FoundOrder }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { orderReference, status, promised, name, parcel } = order;
  const isComing = status !== 'delivered' && status !== 'cancelled';

  return (
    <Card className={styles.found}>
      <div className={styles.state}>
        <Text as="span" weight="medium" numeric>
          <bdi dir="ltr">{orderReference}</bdi>
        </Text>
        <StatusBadge status={status}>{t(`orderStatus.${status}`)}</StatusBadge>
      </div>
      <Text size="sm" tone="muted">
        {t('tracking.for')} <bdi>{name}</bdi>
      </Text>
      {isComing && promised && (
        <Text>
          {t(order.isLate ? 'tracking.late' : 'tracking.arrives')} {deliveryDays(promised, locale)}
        </Text>
      )}
      {parcel && <ParcelState parcel={parcel} />}
    </Card>
  );
}
