import { useLocale } from '@craftsandore/i18n/react';
import { XIcon } from '@craftsandore/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import styles from './filter-chips.module.css';
import type { ListFacets } from './list-facets.ts';
import {
  type ProductSearch,
  productSearchHref,
  withoutFilters,
  woodsOf,
} from './product-search.ts';

type FilterChipsProps = { search: ProductSearch; facets: ListFacets };

/** What narrows the list: each choice takes itself off. Links, so that they do without JavaScript. */
export function FilterChips({ search, facets }: FilterChipsProps) {
  const { t } = useTranslation();
  const { local, ordinal } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const { categoryIds, inStock, minPrice, maxPrice, minRating } = search;
  const category = facets.categories.find(({ id }) => id === categoryIds);
  const woods = woodsOf(search);
  const range = { from: minPrice && ordinal(minPrice), to: maxPrice && ordinal(maxPrice) };
  const chips = [
    ...(category && !search.inCategory
      ? [{ name: local(category, 'name'), off: { categoryIds: undefined } }]
      : []),
    ...woods.map((wood) => ({
      name: facets.woods.find((one) => one.wood === wood)?.name ?? wood,
      off: { woods: woods.filter((other) => other !== wood).join(',') || undefined },
    })),
    ...(minPrice || maxPrice
      ? [
          {
            name: t(
              minPrice && maxPrice
                ? 'products.priceRange'
                : minPrice
                  ? 'products.priceFrom'
                  : 'products.priceTo',
              range,
            ),
            off: { minPrice: undefined, maxPrice: undefined },
          },
        ]
      : []),
    ...(inStock ? [{ name: t('products.inStock'), off: { inStock: undefined } }] : []),
    ...(minRating
      ? [
          {
            name: t('products.starsUp', { stars: ordinal(minRating) }),
            off: { minRating: undefined },
          },
        ]
      : []),
  ];
  if (chips.length === 0) return null;

  // The chip goes away under the focus.
  const handleClick = () => list.current?.focus();
  return (
    <ul ref={list} tabIndex={-1} className={styles.root} aria-label={t('products.chosen')}>
      {chips.map(({ name, off }) => (
        <li key={name}>
          <Link
            className={styles.chip}
            to={productSearchHref(said({ ...search, ...off, page: 1 }))}
            aria-label={t('products.remove', { name })}
            preventScrollReset
            onClick={handleClick}
          >
            {name}
            <XIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={productSearchHref(withoutFilters(search))}
          className={styles.clear}
          preventScrollReset
          onClick={handleClick}
        >
          {t('products.clearFilters')}
        </Link>
      </li>
    </ul>
  );
}

/** Without what is not set. */
const said = (search: { [K in keyof ProductSearch]: ProductSearch[K] | undefined }) =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined),
  ) as ProductSearch; // what it needs is there: the page
