import { type GovernorateCode, governorates } from '@craftsandore/contract';
import { DataTable, Panel } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { PlaceProblems } from './place-problems.tsx';
import styles from './places-table.module.css';
import { SeveralPlaces } from './several-places.tsx';
import type { DeliveryForm } from './use-delivery-form.ts';
import { usePlaceColumns } from './use-place-columns.tsx';
import { useTickedPlaces } from './use-ticked-places.ts';

type PlacesTableProps = {
  form: DeliveryForm;
  /** Told which governorate is being changed. */
  onTouched: (code: GovernorateCode) => void;
};

/** The governorates, each changed where it stands, or several at once. */
export function PlacesTable({ form, onTouched }: PlacesTableProps) {
  const { t } = useTranslation();
  const ticking = useTickedPlaces();
  const columns = usePlaceColumns({ form, ticking, onTouched });

  return (
    <Panel flush title={t('deliverySettings.places')}>
      <SeveralPlaces form={form} ticking={ticking} onTouched={onTouched} />
      <DataTable
        className={styles.root}
        label={t('deliverySettings.table')}
        columns={columns}
        rows={governorates}
        rowKey={({ code }) => code}
        details={({ code }) => form.isWrong(code) && <PlaceProblems form={form} code={code} />}
        loadingLabel={t('failure.loading')}
        empty={null}
      />
    </Panel>
  );
}
