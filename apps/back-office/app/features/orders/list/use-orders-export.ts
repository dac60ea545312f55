import type { Result } from '@craftsandore/api-client';
import { type exportOrders, maxExportedOrders, type ResponseBody } from '@craftsandore/contract';
import { useToast } from '@craftsandore/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

import { exportPath, type OrderFilters } from '../order-filters.ts';
import { saveFile } from './save-file.ts';

/** Saves the orders of ids, or all that a list finds, as a file for Excel. */
export function useOrdersExport(filters: OrderFilters) {
  const { t } = useTranslation();
  const showToast = useToast();
  const { data: result, state, submit } = useFetcher<Result<ResponseBody<typeof exportOrders>>>();

  const save = useEffectEvent(() => {
    if (!result) return;
    if (!result.ok) {
      showToast({ tone: 'danger', children: result.refusal.sentence ?? t('orders.exportFailed') });
      return;
    }
    const { csv, count, isCut } = result.value;
    saveFile(`orders-${new Date().toISOString().slice(0, 10)}.csv`, csv, 'text/csv;charset=utf-8');
    showToast({
      tone: isCut ? 'neutral' : 'success',
      children: isCut
        ? t('orders.exportCut', { count: maxExportedOrders })
        : t('orders.exported', { count }),
    });
  });
  useEffect(() => save(), [result]);

  return {
    isPending: state !== 'idle',
    onStart: (orderIds?: number[]) =>
      void submit(null, {
        method: 'post',
        action: exportPath(filters, orderIds),
        defaultShouldRevalidate: false, // a file changes nothing in the list
      }),
  };
}
