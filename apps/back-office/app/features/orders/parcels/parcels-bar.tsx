import type { Parcel } from '@craftsandore/contract';
import { Button } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from '../../../list/bulk-bar.module.css';
import type { Ticking } from '../../../list/use-ticked.ts';
import { PrintButtons } from './print-buttons.tsx';
import { usePrinting } from './use-printing.ts';

/** What can be printed of the ticked parcels. */
export function ParcelsBar({ ticking: { ticked, clear } }: { ticking: Ticking<Parcel> }) {
  const { t } = useTranslation();
  const printing = usePrinting();
  if (ticked.size === 0) return null;
  return (
    <div className={styles.root}>
      <span role="status">{t('printing.ticked', { count: ticked.size })}</span>
      <PrintButtons parcels={[...ticked.values()]} printing={printing} />
      <Button size="sm" variant="quiet" onClick={clear}>
        {t('list.untick')}
      </Button>
    </div>
  );
}
