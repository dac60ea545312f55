import type { exportDeskFigures, ResponseBody } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { useExport } from '../../../list/use-export.ts';
import { deskFiguresPath, type DeskFigureFilters } from './desk-figure-filters.ts';

/** Saves all rows of the desk's figures as a file for Excel. */
export function useDeskFiguresExport(filters: DeskFigureFilters) {
  const { t } = useTranslation();
  const { from, to, by } = filters;
  const { isPending, start } = useExport<ResponseBody<typeof exportDeskFigures>>({
    file: `desk-by-${by}-${from}-${to}`,
    failed: t('deskFigures.exportFailed'),
    doneOf: () => t('deskFigures.exported'),
  });

  return {
    isPending,
    onStart: () => start(deskFiguresPath(filters, '/admin-desk/figures/export')),
  };
}
