import { type AuditEntry, auditKinds } from '@craftsandore/contract';
import { Button, Select } from '@craftsandore/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { DayFields } from '../../list/day-fields.tsx';
import { ListSearch } from '../../list/list-search.tsx';
import styles from '../../list/list-toolbar.module.css';
import type { AuditFilters } from './audit-filters.ts';

export type Actors = Promise<AuditEntry['actor'][]>;

type AuditToolbarProps = {
  filters: AuditFilters;
  actors: Actors;
  onFilter: (filters: AuditFilters) => void;
};

export function AuditToolbar({ filters, actors, onFilter }: AuditToolbarProps) {
  const { t } = useTranslation();
  const filterBy = (some: Partial<AuditFilters>) => onFilter({ ...filters, ...some, page: 1 });

  return (
    <div className={styles.root}>
      <ListSearch
        className={styles.search}
        placeholder={t('audit.searchFor')}
        query={filters.query ?? ''}
        onSearch={(query) => filterBy({ query })}
      />
      <Select
        label={t('audit.kind')}
        labelHidden
        value={filters.noun ?? ''}
        onChange={({ target }) =>
          filterBy({ noun: auditKinds.find((kind) => kind === target.value), nounId: undefined })
        }
      >
        <option value="">{t('audit.allKinds')}</option>
        {auditKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`auditKind.${kind}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('audit.who')}
        labelHidden
        value={filters.actor ?? ''}
        onChange={({ target }) => filterBy({ actor: Number(target.value) || undefined })}
      >
        <option value="">{t('audit.everyone')}</option>
        {use(actors).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <DayFields days={filters} onChange={filterBy} />
      {filters.nounId && (
        <Button size="sm" variant="quiet" onClick={() => filterBy({ nounId: undefined })}>
          {t('audit.ofObject', { name: filters.nounId })}
        </Button>
      )}
    </div>
  );
}
