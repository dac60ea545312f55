import { useLocale } from '@craftsandore/i18n/react';
import { Checkbox, ChevronDownIcon, Radio, TextField } from '@craftsandore/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './filter-fields.module.css';
import type { ListFacets } from './list-facets.ts';
import { maxPriceLength, type ProductSearch, woodsOf } from './product-search.ts';

type FilterFieldsProps = {
  search: ProductSearch;
  facets: ListFacets;
  /** After a choice, or when a price that was typed is left. Without it the fields wait for their form to be sent. */
  onChoose?: () => void;
  /** While a price is being typed. */
  onType?: () => void;
};

/** The filters of the product list, each choice with how many products it would show. */
export function FilterFields({ search, facets, onChoose, onType }: FilterFieldsProps) {
  const { t } = useTranslation();
  const { local, ordinal } = useLocale();
  const { categoryIds, inStock, minPrice, maxPrice, minRating } = search;
  const chosenWoods = woodsOf(search);
  const choice = (isChosen: boolean) =>
    onChoose ? { checked: isChosen, onChange: onChoose } : { defaultChecked: isChosen };
  const counted = (name: ReactNode, count: number | undefined) => (
    <Counted count={facets.isCut ? undefined : count}>{name}</Counted>
  );

  return (
    <>
      {!search.inCategory && (
        <Facet title={t('products.category')}>
          <Radio
            name="categoryIds"
            value=""
            label={t('products.all')}
            {...choice(categoryIds === undefined)}
          />
          {facets.categories.map((category) => (
            <Radio
              key={category.id}
              name="categoryIds"
              value={category.id}
              label={counted(local(category, 'name'), category.count)}
              {...choice(categoryIds === category.id)}
            />
          ))}
        </Facet>
      )}
      <Facet title={t('products.price')}>
        <div className={styles.prices}>
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
        </div>
      </Facet>
      {facets.woods.length > 0 && (
        <Facet title={t('products.wood')}>
          {facets.woods.map(({ wood, name, count }) => (
            <Checkbox
              key={wood}
              name="woods"
              value={wood}
              label={counted(name, count)}
              {...choice(chosenWoods.includes(wood))}
            />
          ))}
        </Facet>
      )}
      <Facet title={t('products.availability')}>
        <Checkbox
          name="inStock"
          value="true"
          label={counted(t('products.inStock'), facets.inStock)}
          {...choice(inStock !== undefined)}
        />
      </Facet>
      {facets.ratings.length > 0 && (
        <Facet title={t('rating.title')}>
          <Radio
            name="minRating"
            value=""
            label={t('products.all')}
            {...choice(minRating === undefined)}
          />
          {facets.ratings.map(({ atLeast, count }) => (
            <Radio
              key={atLeast}
              name="minRating"
              value={atLeast}
              label={counted(t('products.starsUp', { stars: ordinal(atLeast) }), count)}
              {...choice(minRating === atLeast)}
            />
          ))}
        </Facet>
      )}
    </>
  );
}

function Facet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.facet} open>
      <summary>
        {title}
        <ChevronDownIcon />
      </summary>
      <div role="group" aria-label={title} className={styles.choices}>
        {children}
      </div>
    </details>
  );
}

function Counted({ count, children }: { count: number | undefined; children: ReactNode }) {
  const { number } = useLocale();
  return (
    <span className={styles.counted}>
      {children} {count !== undefined && <span className={styles.count}>{number(count)}</span>}
    </span>
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
