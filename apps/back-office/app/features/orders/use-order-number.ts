import { useLocale } from '@craftsandore/i18n/react';
import { useCallback } from 'react';

/** Writes the number of an order: `#1184`, in Arabic without a sign. */
export function useOrderNumber(): (orderId: number) => string {
  const { t, ordinal } = useLocale();
  return useCallback((orderId) => t('orders.numberSign') + ordinal(orderId), [t, ordinal]);
}
