import type { ApiClient } from '@craftsandore/api-client';
import { listProducts } from '@craftsandore/contract';
import { Button, ButtonLink, Drawer, LiveRegion, Text } from '@craftsandore/ui';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useStorefront } from '../../../session/context.ts';
import { FilterFields } from './filter-fields.tsx';
import styles from './filters-drawer.module.css';
import type { ListFacets } from './list-facets.ts';
import {
  filterCount,
  filtersOf,
  type ProductSearch,
  productSearchHref,
  readProductSearch,
  withoutFilters,
} from './product-search.ts';

type FiltersDrawerProps = {
  search: ProductSearch;
  facets: ListFacets;
  /** Called with the fields when they are to be shown. */
  onShow: (fields: FormData) => void;
  onClose: () => void;
};

/** The filters on a phone, where they have no room beside the products. The list waits until the drawer is left. */
export function FiltersDrawer({ search, facets, onShow, onClose }: FiltersDrawerProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(search);
  const count = useCount(wanted);
  const words = count === undefined ? t('products.show') : t('products.showCount', { count });

  function handleChange(form: HTMLFormElement) {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) params.append(name, String(value));
    setWanted({ ...withoutFilters(search), ...readProductSearch(params) });
  }

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
      className={styles.drawer}
      label={t('products.filters')}
      closeLabel={t('action.close')}
      head={<Text aria-hidden="true">{t('products.filters')}</Text>}
    >
      <form
        className={styles.root}
        action="/products"
        onChange={(event) => {
          event.stopPropagation();
          handleChange(event.currentTarget);
        }}
        onSubmit={handleSubmit}
      >
        <div className={styles.fields}>
          <FilterFields search={search} facets={facets} />
        </div>
        <LiveRegion>{words}</LiveRegion>
        <div className={styles.foot}>
          {filterCount(search) > 0 && (
            <ButtonLink
              variant="secondary"
              href={productSearchHref(withoutFilters(search))}
              onClick={onClose}
            >
              {t('products.clearFilters')}
            </ButtonLink>
          )}
          <Button type="submit" block>
            {words}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}

/** How many products a search finds; undefined until that is known, and where it is more than is counted. */
function useCount(search: ProductSearch): number | undefined {
  const { api } = useStorefront();
  const [counted, setCounted] = useState<{ of: ProductSearch; count: number | undefined }>();

  useEffect(() => {
    const asking = new AbortController();
    void countOf(api, search, asking.signal).then((count) => {
      if (!asking.signal.aborted) setCounted({ of: search, count });
    });
    return () => asking.abort();
  }, [api, search]);

  return counted?.of === search ? counted.count : undefined;
}

const countOf = (api: ApiClient, search: ProductSearch, signal: AbortSignal) =>
  api(listProducts, { query: { ...filtersOf(search), perPage: 1 } }, { signal }).then(
    ({ totalCount, isCut }) => (isCut ? undefined : totalCount),
    () => undefined,
  );
