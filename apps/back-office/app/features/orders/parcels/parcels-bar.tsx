import { maxStops, type Parcel } from '@craftsandore/contract';
import { Button, ButtonLink } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from '../../../list/bulk-bar.module.css';
import type { Ticking } from '../../../list/use-ticked.ts';
import { newRunPath } from '../run-paths.ts';
import { PrintButtons } from './print-buttons.tsx';
import { usePrinting } from './use-printing.ts';

/** What can be done with the ticked parcels: printed, or given to a driver. */
export function ParcelsBar({ ticking: { ticked, clear } }: { ticking: Ticking<Parcel> }) {
  const { t } = useTranslation();
  const printing = usePrinting();
  if (ticked.size === 0) return null;
  const own = [...ticked.values()].filter(({ carrier }) => carrier === 'own').slice(0, maxStops);
  return (
    <div className={styles.root}>
      <span role="status">{t('printing.ticked', { count: ticked.size })}</span>
      <PrintButtons parcels={[...ticked.values()]} printing={printing} />
      {own.length > 0 && (
        <ButtonLink size="sm" variant="secondary" href={newRunPath(own.map(({ id }) => id))}>
          {t('parcels.newRun', { count: own.length })}
        </ButtonLink>
      )}
      <Button size="sm" variant="quiet" onClick={clear}>
        {t('list.untick')}
      </Button>
    </div>
  );
}
