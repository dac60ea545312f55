import { useLocale } from '@craftsandore/i18n/react';
import { Price, SearchIcon, TextField, VisuallyHidden } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from '../change/order-change.module.css';
import { DesignPhoto } from '../new/design-photo.tsx';
import type { FoundDesign } from '../new/draft-lines.ts';
import type { SearchProducts } from '../new/search-products.ts';
import { useFoundPieces } from '../new/use-found-pieces.ts';

const maxShown = 5;

type ExchangeSearchProps = { onSearch: SearchProducts; onChoose: (found: FoundDesign) => void };

/** Finds other designs by words. */
export function ExchangeSearch({ onSearch, onChoose }: ExchangeSearchProps) {
  const { t } = useTranslation();
  const { local, moneyParts } = useLocale();
  const { words, found, write } = useFoundPieces(onSearch, maxShown);

  return (
    <div>
      <TextField
        type="search"
        autoComplete="off"
        dir="auto"
        prefix={<SearchIcon />}
        label={t('returns.exchangeFind')}
        value={words}
        error={found === 'failed' && t('returns.exchangeNotSearched')}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {Array.isArray(found) && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((design) => (
            <li key={design.productDesignId}>
              <button
                type="button"
                className={styles.option}
                disabled={design.stock === 0}
                onClick={() => {
                  write('');
                  onChoose(design);
                }}
              >
                <DesignPhoto {...design} size={40} />
                <span>
                  <bdi>{local(design, 'name')}</bdi>
                  <span className={styles.design}>
                    <bdi>{local(design, 'designName')}</bdi>
                  </span>
                </span>
                <span className={styles.muted}>
                  {design.stock === 0
                    ? t('returns.exchangeSoldOut')
                    : t('returns.exchangeInStock', { number: design.stock })}
                </span>
                <Price {...moneyParts(design.unitPrice)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Array.isArray(found) && found.length === 0 && (
        <p className={styles.muted}>{t('returns.exchangeFound', { count: 0 })}</p>
      )}
      <VisuallyHidden role="status">
        {Array.isArray(found) && t('returns.exchangeFound', { count: found.length })}
      </VisuallyHidden>
    </div>
  );
}
