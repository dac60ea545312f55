import type { Category } from '@craftsandore/contract';
import { Select } from '@craftsandore/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { ListSearch } from '../../../list/list-search.tsx';
import toolbar from '../../../list/list-toolbar.module.css';
import { CategoryFilter } from '../list/category-filter.tsx';
import type { ProductFilters } from '../product-filters.ts';
import styles from './grid-toolbar.module.css';

type GridToolbarProps = {
  filters: ProductFilters;
  categories: Promise<Category[]>;
  onFilter: (filters: ProductFilters) => void;
};

/** Which designs the grid holds, and the keys that it knows. */
export function GridToolbar({ filters, categories, onFilter }: GridToolbarProps) {
  const { t } = useTranslation();
  const change = (changed: Partial<ProductFilters>) =>
    onFilter({ ...filters, ...changed, page: 1 });
  const category = {
    value: filters.categoryIds,
    onChange: (categoryIds: number | undefined) => change({ categoryIds }),
  };
  const status = filters.published === undefined ? '' : String(filters.published);

  return (
    <div className={toolbar.root}>
      <ListSearch
        className={toolbar.search}
        placeholder={t('grid.searchFor')}
        query={filters.query ?? ''}
        onSearch={(query) => change({ query })}
      />
      {/* Around the whole of it: a select does not choose an option that comes to it later. */}
      <Suspense fallback={<CategoryFilter {...category} />}>
        <CategoryFilter {...category} categories={categories} />
      </Suspense>
      <Select
        className={styles.status}
        label={t('gridField.status')}
        labelHidden
        value={status}
        onChange={({ target }) =>
          change({ published: target.value === '' ? undefined : target.value === 'true' })
        }
      >
        <option value="">{t('grid.anyStatus')}</option>
        <option value="true">{t('gridStatus.published')}</option>
        <option value="false">{t('gridStatus.draft')}</option>
      </Select>
      <p className={styles.keys}>
        {(['fill', 'paste', 'undo'] as const).map((key) => (
          <span key={key}>
            <kbd dir="ltr">Ctrl {letters[key]}</kbd> {t(`gridKeys.${key}`)}
          </span>
        ))}
      </p>
    </div>
  );
}

const letters = { fill: 'D', paste: 'V', undo: 'Z' };
