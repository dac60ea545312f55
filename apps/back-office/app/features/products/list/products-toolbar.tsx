import { type Category, staffProductSorts, stockLevels } from '@craftsandore/contract';
import { Segmented, Select } from '@craftsandore/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { ListSearch } from '../../../list/list-search.tsx';
import toolbar from '../../../list/list-toolbar.module.css';
import type { ProductFilters } from '../product-filters.ts';
import { CategoryFilter } from './category-filter.tsx';
import styles from './products-toolbar.module.css';

type ProductsToolbarProps = {
  filters: ProductFilters;
  categories: Promise<Category[]>;
  onFilter: (filters: ProductFilters) => void;
};

export function ProductsToolbar({ filters, categories, onFilter }: ProductsToolbarProps) {
  const { t } = useTranslation();
  const change = (changed: Partial<ProductFilters>) =>
    onFilter({ ...filters, ...changed, page: 1 });

  const stocks = [
    { value: 'all', label: t('products.allStock') },
    ...stockLevels.map((level) => ({ value: level, label: t(`stockLevel.${level}`) })),
  ] as const;

  const sorts = filters.query ? (['best-match', ...staffProductSorts] as const) : staffProductSorts;
  const [usualSort] = sorts;

  const places = [
    { value: 'all', label: t('products.all') },
    { value: 'published', label: t('products.inShop') },
    { value: 'drafts', label: t('products.drafts') },
    { value: 'archived', label: t('products.archived') },
    { value: 'removed', label: t('products.removed') },
  ] as const;

  const category = {
    value: filters.categoryIds,
    onChange: (categoryIds: number | undefined) => change({ categoryIds }),
  };

  return (
    <div className={toolbar.root}>
      <ListSearch
        className={styles.search}
        placeholder={t('products.searchFor')}
        query={filters.query ?? ''}
        onSearch={(query) => change({ query })}
      />
      {/* Around the whole of it: a select does not choose an option that comes to it later. */}
      <Suspense fallback={<CategoryFilter {...category} />}>
        <CategoryFilter {...category} categories={categories} />
      </Suspense>
      <Select
        className={styles.select}
        label={t('products.sort')}
        labelHidden
        value={filters.sort ?? usualSort}
        onChange={({ target }) => change({ sort: sortNamed(target.value, usualSort) })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`productSort.${sort}`)}
          </option>
        ))}
      </Select>
      <Segmented
        label={t('products.stock')}
        labelShown
        options={stocks}
        value={filters.stock ?? 'all'}
        onChange={(value) => change({ stock: value === 'all' ? undefined : value })}
      />
      <Segmented
        label={t('products.place')}
        labelShown
        options={places}
        value={placeIn(filters)}
        onChange={(value) =>
          change({
            removed: value === 'removed' || undefined,
            archived: value === 'archived' || undefined,
            published:
              value === 'published' || value === 'drafts' ? value === 'published' : undefined,
          })
        }
      />
    </div>
  );
}

function placeIn({ removed, archived, published }: ProductFilters) {
  if (archived) return 'archived';
  if (removed) return 'removed';
  return published === undefined ? 'all' : published ? 'published' : 'drafts';
}

/** Defaults are left out. */
function sortNamed(value: string, usual: string): ProductFilters['sort'] {
  return staffProductSorts.find((sort) => sort === value && sort !== usual);
}
