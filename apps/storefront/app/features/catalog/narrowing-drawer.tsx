import { useLocale } from '@craftsandore/i18n/react';
import { Button, ButtonLink, Drawer, Text } from '@craftsandore/ui';
import type { SubmitEvent } from 'react';

import styles from './narrowing-drawer.module.css';
import { NarrowingFields } from './narrowing-fields.tsx';
import { narrowedBy, type ProductSearch, productSearchHref, unnarrowed } from './product-search.ts';

type NarrowingDrawerProps = {
  search: ProductSearch;
  /** Called with the fields when they are to be shown. */
  onShow: (fields: FormData) => void;
  onClose: () => void;
};

/** The filters on a phone, where they have no room beside the search. */
export function NarrowingDrawer({ search, onShow, onClose }: NarrowingDrawerProps) {
  const { t } = useLocale();

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
        <NarrowingFields search={search} />
        <Button type="submit" block>
          {t('products.show')}
        </Button>
        {narrowedBy(search) > 0 && (
          <ButtonLink
            variant="quiet"
            block
            href={productSearchHref(unnarrowed(search))}
            onClick={onClose}
          >
            {t('products.clearFilters')}
          </ButtonLink>
        )}
      </form>
    </Drawer>
  );
}
