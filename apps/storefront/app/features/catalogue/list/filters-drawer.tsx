import { Button, ButtonLink, Drawer, Text } from '@craftsandore/ui';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './filters-drawer.module.css';
import { FilterFields } from './filter-fields.tsx';
import {
  filterCount,
  type ProductSearch,
  productSearchHref,
  withoutFilters,
} from './product-search.ts';

type FiltersDrawerProps = {
  search: ProductSearch;
  /** Called with the fields when they are to be shown. */
  onShow: (fields: FormData) => void;
  onClose: () => void;
};

/** The filters on a phone, where they have no room beside the search. */
export function FiltersDrawer({ search, onShow, onClose }: FiltersDrawerProps) {
  const { t } = useTranslation();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation(); // to React this form lies inside the one that its button stands in
    onShow(new FormData(event.currentTarget));
    onClose();
  }

  return (
    <Drawer
      open
      onOpenChange={onClose}
      label={t('products.filters')}
      closeLabel={t('action.close')}
      head={<Text aria-hidden="true">{t('products.filters')}</Text>}
    >
      <form className={styles.root} action="/products" onSubmit={handleSubmit}>
        <FilterFields search={search} />
        <Button type="submit" block>
          {t('products.show')}
        </Button>
        {filterCount(search) > 0 && (
          <ButtonLink
            variant="quiet"
            block
            href={productSearchHref(withoutFilters(search))}
            onClick={onClose}
          >
            {t('products.clearFilters')}
          </ButtonLink>
        )}
      </form>
    </Drawer>
  );
}
