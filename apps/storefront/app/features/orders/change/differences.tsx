import type { OrderChange, OrderDifference } from '@craftsandore/contract';
import { addressText, deliveryDays, formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { DescriptionList, type DescriptionListItem, Heading, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { takeFocus } from '../../../hooks/take-focus.ts';
import styles from '../order-form.module.css';

/** What a change would make of the order, and what it would come to. */
export function Differences({ change }: { change: OrderChange }) {
  const { t } = useTranslation();
  const { local, locale, number, money } = useLocale();
  const { before, after, differences } = change;
  const fromTo = (before: string, after: string) => t('changeOrder.fromTo', { before, after });

  function itemOf(difference: OrderDifference): DescriptionListItem[] {
    switch (difference.kind) {
      case 'line': {
        const term = local(difference, 'name') + t('list.comma') + local(difference, 'designName');
        const { before, after } = difference;
        const description =
          after > 0 ? fromTo(number(before), number(after)) : t('changeOrder.isOut');
        return [{ term: <bdi>{term}</bdi>, description }];
      }
      case 'address': {
        const { secondPhoneNumber: second } = difference.after;
        const place = addressText(difference.after, locale);
        const description = second ? place + t('list.comma') + formatPhone(second) : place;
        return [{ term: t('order.deliveryTo'), description: <bdi>{description}</bdi> }];
      }
      case 'note': {
        const note = difference.after;
        return [
          {
            term: t('checkout.note'),
            description: note ? <bdi>{note}</bdi> : t('changeOrder.noNote'),
          },
        ];
      }
      case 'days': {
        const days = difference.after;
        return days ? [{ term: t('delivery.label'), description: deliveryDays(days, locale) }] : [];
      }
      // Neither who receives it nor what was agreed on is changed here.
      case 'receiver':
      case 'adjustment':
        return [];
    }
  }

  const sumOf = (key: 'shippingFees' | 'totalCost') =>
    before[key] === after[key] ? money(after[key]) : fromTo(money(before[key]), money(after[key]));

  return (
    <div className={styles.sunken}>
      <Heading level={3} size="h4" ref={takeFocus} tabIndex={-1}>
        {t('changeOrder.differences')}
      </Heading>
      {differences.length === 0 && <Text size="sm">{t('changeOrder.nothing')}</Text>}
      <DescriptionList
        className={styles.changes}
        items={[
          ...differences.flatMap(itemOf),
          { term: t('sums.shippingFees'), description: sumOf('shippingFees'), ruled: true },
          { term: t('order.total'), description: sumOf('totalCost'), strong: true },
        ]}
      />
    </div>
  );
}
