import type { ConfirmLink } from '@craftsandore/contract';
import { deliveryDays } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { ButtonLink, CheckIcon, FormError, Heading, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Total } from '../../../components/total.tsx';
import { takeFocus } from '../../../hooks/take-focus.ts';
import type { StepProps } from './answer.ts';
import styles from './confirm-page.module.css';
import { followPath } from './follow-path.ts';

/** What has been decided, by this link or elsewhere. */
export function Decided({ link, hasAnswered, failure }: StepProps) {
  const { t } = useTranslation();
  const { order, state } = link;
  const { name } = order.status;
  const isOn = state === 'confirmed';

  return (
    <div className={styles.ways}>
      {isOn && (
        <span className={styles.mark}>
          <CheckIcon />
        </span>
      )}
      <Text variant="label">
        <bdi dir="ltr">{order.orderReference}</bdi>
      </Text>
      <Heading level={1} size="h2" tabIndex={-1} ref={hasAnswered ? takeFocus : undefined}>
        {state === 'expired' ? t('confirm.expired') : t(`trackedStatus.${name}`)}
      </Heading>
      <FormError>{failure && <bdi>{failure}</bdi>}</FormError>
      {isOn && name !== 'delivered' && <Coming order={order} />}
      {state === 'cancelled' && <Text>{t('confirm.cancelledLead')}</Text>}
      {state === 'expired' && <Text>{t('confirm.expiredLead')}</Text>}
      <ButtonLink variant="secondary" size="lg" block href={isOn ? followPath(link) : '/products'}>
        {isOn ? t('placed.follow') : t('placed.keepShopping')}
      </ButtonLink>
    </div>
  );
}

function Coming({ order: { promised, costBreakdown } }: Pick<ConfirmLink, 'order'>) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  return (
    <Text>
      {promised && t('confirm.coming', { days: deliveryDays(promised, locale) })}{' '}
      {t('placed.payBefore')} <Total amount={costBreakdown.totalCost} /> {t('placed.payAfter')}
    </Text>
  );
}
