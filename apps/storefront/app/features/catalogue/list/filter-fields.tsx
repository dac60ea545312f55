import { useLocale } from '@craftsandore/i18n/react';
import { Checkbox, TextField } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { maxPriceLength, type ProductSearch } from './product-search.ts';

type FilterFieldsProps = {
  search: ProductSearch;
  /** After a choice, or when a price that was typed is left. Without it the fields wait for their form to be sent. */
  onChoose?: () => void;
  /** While a price is being typed. */
  onType?: () => void;
};

/** The filters of the product list: a price range, and only what is in stock. */
export function FilterFields({ search, onChoose, onType }: FilterFieldsProps) {
  const { t } = useTranslation();
  const { inStock, minPrice, maxPrice } = search;
  const isInStock = inStock !== undefined;

  return (
    <>
      <PriceField
        name="minPrice"
        label={t('products.minPrice')}
        {...{ price: minPrice, onChoose, onType }}
      />
      <PriceField
        name="maxPrice"
        label={t('products.maxPrice')}
        {...{ price: maxPrice, onChoose, onType }}
      />
      <Checkbox
        name="inStock"
        value="true"
        label={t('products.inStock')}
        {...(onChoose ? { checked: isInStock, onChange: onChoose } : { defaultChecked: isInStock })}
      />
    </>
  );
}

type PriceFieldProps = Pick<FilterFieldsProps, 'onChoose' | 'onType'> & {
  name: string;
  label: string;
  price: number | undefined;
};

/** Shows the price of the search, but while somebody types the letters that they type. */
function PriceField({ name, label, price, onChoose, onType }: PriceFieldProps) {
  const { ordinal } = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useState(price);
  if (shown !== price) {
    setShown(price);
    setTyped(null);
  }

  function handleBlur() {
    if (typed === null || !onChoose) return;
    onChoose();
    setTyped(null);
  }

  return (
    <TextField
      name={name}
      label={label}
      value={typed ?? (price === undefined ? '' : ordinal(price))}
      inputMode="numeric"
      maxLength={maxPriceLength}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value);
        onType?.();
      }}
      onBlur={handleBlur}
    />
  );
}
