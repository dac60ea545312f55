import type { Result } from '@craftsandore/api-client';
import type { exportProducts, ResponseBody } from '@craftsandore/contract';
import { Button, type ButtonProps, DropdownMenu, DropdownMenuItem } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { today } from '../../../list/use-export.ts';
import { saveFile } from '../../../navigation/save-file.ts';

type ProductFile = ResponseBody<typeof exportProducts>;
type Format = 'csv' | 'xlsx';

/** Makes a file of all products, and says so. */
export type ExportProducts = (format: Format) => Promise<Result<ProductFile>>;

type ExportMenuProps = {
  /** What its button looks like and says. */
  looks: ButtonProps;
  onExport: ExportProducts;
};

/** The kinds of file that all products can be saved as, open. */
export function ExportMenu({ looks, onExport }: ExportMenuProps) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);

  async function save(format: Format) {
    if (isPending) return;
    setPending(true);
    const result = await onExport(format);
    setPending(false);
    if (result.ok) saveProducts(result.value);
  }

  return (
    <DropdownMenu trigger={<Button {...looks} loading={isPending} />} defaultOpen>
      <DropdownMenuItem onSelect={() => void save('xlsx')}>
        {t('products.exportExcel')}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => void save('csv')}>
        {t('products.exportCsv')}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function saveProducts({ csv, xlsx }: ProductFile) {
  const name = `products-${today()}`;
  if (csv !== undefined) saveFile(`${name}.csv`, csv, 'text/csv;charset=utf-8');
  if (xlsx === undefined) return;
  const bytes = Uint8Array.from(atob(xlsx), (letter) => letter.charCodeAt(0));
  saveFile(`${name}.xlsx`, new Blob([bytes]), excel);
}
