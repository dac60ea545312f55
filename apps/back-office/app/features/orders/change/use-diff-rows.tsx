import type { AddressFields, OrderChange, OrderDifference, Promised } from '@craftsandore/contract';
import { addressText, deliveryDays } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

import type { DiffRow } from './diff-list.tsx';

type Versions = Pick<OrderChange, 'before' | 'after' | 'differences'>;

/** Differences of two versions of an order as rows, its sums below them. */
export function useDiffRows(): (versions: Versions) => DiffRow[] {
  const { t } = useTranslation();
  const { local, locale, number, money } = useLocale();
  const none = t('orderChange.none');

  const place = (address: AddressFields) => <bdi>{addressText(address, locale)}</bdi>;
  const days = (promised: Promised | null) => (promised ? deliveryDays(promised, locale) : none);
  const text = (words: string | null) => (words ? <bdi>{words}</bdi> : none);

  function rowOf(difference: OrderDifference, index: number): DiffRow {
    if (difference.kind === 'adjustment') {
      const name = <bdi>{local(difference, 'label')}</bdi>;
      return { key: `adjustment-${index}`, name, before: none, after: money(difference.amount) };
    }
    const { kind, before, after } = difference;
    switch (kind) {
      case 'line': {
        const { productDesignId, stock } = difference;
        const name = t('orderChange.design', {
          ...{ name: local(difference, 'name'), design: local(difference, 'designName') },
        });
        const left = { after, left: stock.after };
        return {
          key: `line-${productDesignId}`,
          name: <bdi>{name}</bdi>,
          before: number(before),
          after: after > 0 ? t('orderChange.left', left) : number(0),
        };
      }
      case 'receiver': {
        const who = (receiver: typeof before) =>
          [receiver.name, receiver.phoneNumber, receiver.email].filter(Boolean).join(' ');
        return {
          key: kind,
          name: t('orderChange.receiver'),
          isText: true,
          before: text(who(before)),
          after: text(who(after)),
        };
      }
      case 'address':
        return {
          ...{ key: kind, name: t('order.shipTo'), isText: true },
          ...{ before: place(before), after: place(after) },
        };
      case 'note':
        return {
          key: kind,
          name: t('orderChange.note'),
          isText: true,
          before: text(before),
          after: text(after),
        };
      case 'days':
        return {
          ...{ key: kind, name: t('orderChange.days'), isText: true },
          ...{ before: days(before), after: days(after) },
        };
    }
  }

  return ({ before, after, differences }) => {
    const sums = [
      { key: 'subtotal', name: t('sums.subtotal') },
      { key: 'shippingFees', name: t('sums.shippingFees') },
      { key: 'totalCost', name: t('events.total'), isTotal: true },
    ] as const;
    return [
      ...differences.map(rowOf),
      ...sums
        .filter(({ key }) => before[key] !== after[key])
        .map((row) => ({ ...row, before: money(before[row.key]), after: money(after[row.key]) })),
    ];
  };
}
