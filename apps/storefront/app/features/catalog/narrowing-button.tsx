import { useLocale } from '@craftsandore/i18n/react';
import { Button, SlidersHorizontalIcon, useLater } from '@craftsandore/ui';
import { useState } from 'react';

import { narrowedBy, type ProductSearch } from './product-search.ts';

// Only whoever narrows the list on a phone needs it.
const fetchDrawer = () => import('./narrowing-drawer.tsx');

type NarrowingButtonProps = {
  search: ProductSearch;
  /** Called with the fields of the drawer. */
  onShow: (fields: FormData) => void;
  className?: string | undefined;
};

/** Opens the filters, and says how many there are already. */
export function NarrowingButton({ search, onShow, className }: NarrowingButtonProps) {
  const { t } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const code = useLater(fetchDrawer, isOpen);
  const count = narrowedBy(search);

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
        <code.NarrowingDrawer search={search} onShow={onShow} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
