import { largestExport } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router-dom';

import { exportPath, type OrderFilters } from '../features/orders/order-filters.ts';
import { saveFile } from '../features/orders/save-file.ts';
import type { clientAction } from './orders-export.ts';

/** Saves the orders that a list finds, all pages of it, as a file for Excel. */
export function useOrdersExport(filters: OrderFilters) {
  const { t } = useLocale();
  const showToast = useToast();
  const { data: outcome, state, submit } = useFetcher<typeof clientAction>();

  const save = useEffectEvent(() => {
    if (!outcome) return;
    if (!outcome.answer) {
      showToast({ tone: 'danger', children: outcome.sentence ?? t('orders.exportFailed') });
      return;
    }
    const { csv, count, isCut } = outcome.answer;
    saveFile(`orders-${new Date().toISOString().slice(0, 10)}.csv`, csv, 'text/csv;charset=utf-8');
    showToast({
      tone: isCut ? 'neutral' : 'success',
      children: isCut
        ? t('orders.exportCut', { count: largestExport })
        : t('orders.exported', { count }),
    });
  });
  useEffect(() => save(), [outcome]);

  return {
    isPending: state !== 'idle',
    onStart: () => void submit(null, { method: 'post', action: exportPath(filters) }),
  };
}
