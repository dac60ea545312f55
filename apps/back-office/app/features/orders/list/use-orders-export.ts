import { type exportOrders, maxExportedOrders, type ResponseBody } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { today, useExport } from '../../../list/use-export.ts';
import { exportPath, type OrderFilters } from '../order-filters.ts';

/** Saves the orders of ids, or all that a list finds, as a file for Excel. */
export function useOrdersExport(filters: OrderFilters) {
  const { t } = useTranslation();
  const { isPending, start } = useExport<ResponseBody<typeof exportOrders>>({
    file: `orders-${today()}`,
    failed: t('orders.exportFailed'),
    doneOf: ({ count, isCut }) =>
      isCut ? t('orders.exportCut', { count: maxExportedOrders }) : t('orders.exported', { count }),
  });

  return {
    isPending,
    onStart: (orderIds?: number[]) => start(exportPath(filters, orderIds)),
  };
}
