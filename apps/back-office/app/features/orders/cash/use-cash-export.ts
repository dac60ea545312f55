import { type exportCash, maxExportedOrders, type ResponseBody } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { today, useExport } from '../../../list/use-export.ts';
import { type CashFilters, cashPath } from './cash-filters.ts';

/** Saves the parcels with something open that the page shows, on all its pages, as a file for Excel. */
export function useCashExport({ part, carrier }: CashFilters) {
  const { t } = useTranslation();
  const { isPending, start } = useExport<ResponseBody<typeof exportCash>>({
    file: `cash-${today()}`,
    failed: t('cash.exportFailed'),
    doneOf: ({ isCut }) =>
      isCut ? t('cash.exportCut', { count: maxExportedOrders }) : t('cash.exported'),
  });
  return { isPending, onStart: () => start(cashPath({ part, carrier }, '/admin-cash/export')) };
}
