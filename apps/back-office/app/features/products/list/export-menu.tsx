import { DropdownMenu, DropdownMenuItem } from '@craftsandore/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What the file is for. */
export type FileFormat = 'csv' | 'xlsx';

type ExportMenuProps = { trigger: ReactElement; onChoose: (format: FileFormat) => void };

/** The kinds of file that all products can be saved as, open. */
export function ExportMenu({ trigger, onChoose }: ExportMenuProps) {
  const { t } = useTranslation();
  return (
    <DropdownMenu trigger={trigger} defaultOpen>
      <DropdownMenuItem onSelect={() => onChoose('xlsx')}>
        {t('products.exportExcel')}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => onChoose('csv')}>
        {t('products.exportCsv')}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
