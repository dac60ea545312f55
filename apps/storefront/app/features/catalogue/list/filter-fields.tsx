import { useLocale } from '@craftsandore/i18n/react';
import { Checkbox, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { maxPriceLength, type ProductSearch } from './product-search.ts';

type FilterFieldsProps = {
  search: ProductSearch;
  /** After a choice that is made with one press. */
  onChoose?: () => void;
};

/** The filters of the product list: a price range, and only what is in stock. */
export function FilterFields({ search, onChoose }: FilterFieldsProps) {
  const { t } = useTranslation();
  const { ordinal } = useLocale();
  const { inStock, minPrice, maxPrice } = search;
  const written = (price: number | undefined) => (price === undefined ? '' : ordinal(price));

  return (
    <>
      <TextField
        name="minPrice"
        label={t('products.minPrice')}
        defaultValue={written(minPrice)}
        inputMode="numeric"
        maxLength={maxPriceLength}
        autoComplete="off"
      />
      <TextField
        name="maxPrice"
        label={t('products.maxPrice')}
        defaultValue={written(maxPrice)}
        inputMode="numeric"
        maxLength={maxPriceLength}
        autoComplete="off"
      />
      <Checkbox
        name="inStock"
        value="true"
        label={t('products.inStock')}
        defaultChecked={inStock !== undefined}
        onChange={onChoose}
      />
    </>
  );
}
