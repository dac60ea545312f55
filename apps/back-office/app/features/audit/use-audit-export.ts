import {
  type exportAuditEntries,
  maxExportedEntries,
  type ResponseBody,
} from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { today, useExport } from '../../list/use-export.ts';
import { type AuditFilters, exportPath } from './audit-filters.ts';

/** Saves all that the log's filters find as a file for Excel. */
export function useAuditExport(filters: AuditFilters) {
  const { t } = useTranslation();
  const { isPending, start } = useExport<ResponseBody<typeof exportAuditEntries>>({
    file: `audit-log-${today()}`,
    failed: t('audit.exportFailed'),
    doneOf: ({ count, isCut }) =>
      isCut ? t('audit.exportCut', { count: maxExportedEntries }) : t('audit.exported', { count }),
  });

  return { isPending, onStart: () => start(exportPath(filters)) };
}
