import { useLater } from '@craftsandore/resilience';
import { Button, SlidersHorizontalIcon } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListFacets } from './list-facets.ts';
import { filterCount, type ProductSearch } from './product-search.ts';

// Needed only to filter the list on a phone.
const fetchDrawer = () => import('./filters-drawer.tsx');

type FiltersButtonProps = {
  search: ProductSearch;
  facets: ListFacets;
  /** Called with the fields of the drawer. */
  onShow: (fields: FormData) => void;
  className?: string | undefined;
};

/** Opens the filters, and says how many there are already. */
export function FiltersButton({ search, facets, onShow, className }: FiltersButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const code = useLater(fetchDrawer, isOpen);
  const count = filterCount(search);

  return (
    <>
      <Button
        variant="secondary"
        className={className}
        iconBefore={<SlidersHorizontalIcon />}
        aria-haspopup="dialog"
        loading={isOpen && !code}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t('products.filtersCount', { count }) : t('products.filters')}
      </Button>
      {isOpen && code && (
        <code.FiltersDrawer
          search={search}
          facets={facets}
          onShow={onShow}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
