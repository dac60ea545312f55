import { useLocale } from '@craftsandore/i18n/react';
import { Price, SearchIcon, TextField, VisuallyHidden } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { DesignPhoto } from '../new/design-photo.tsx';
import type { FoundDesign } from '../new/draft-lines.ts';
import type { SearchProducts } from '../new/search-products.ts';
import { useFoundPieces } from '../new/use-found-pieces.ts';
import styles from './order-change.module.css';

const maxShown = 8;

type AddPieceProps = { onSearch: SearchProducts; onAdd: (found: FoundDesign) => void };

/** Finds designs by words; a press puts one more piece into the order. */
export function AddPiece({ onSearch, onAdd }: AddPieceProps) {
  const { t } = useTranslation();
  const { words, found, write } = useFoundPieces(onSearch, maxShown);

  return (
    <div>
      <TextField
        type="search"
        autoComplete="off"
        dir="auto"
        prefix={<SearchIcon />}
        label={t('orderChange.find')}
        value={words}
        error={found === 'failed' && t('orders.piecesNotSearched')}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
          if (event.key === 'Escape') write('');
        }}
      />
      {Array.isArray(found) && (
        <>
          {found.length === 0 ? (
            <p className={styles.muted}>{t('orderChange.found', { count: 0 })}</p>
          ) : (
            <ul className={styles.found}>
              {found.map((design) => (
                <Found key={design.productDesignId} design={design} onAdd={onAdd} />
              ))}
            </ul>
          )}
          <VisuallyHidden role="status">
            {t('orderChange.found', { count: found.length })}
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}

type FoundProps = { design: FoundDesign; onAdd: (found: FoundDesign) => void };

function Found({ design, onAdd }: FoundProps) {
  const { t } = useTranslation();
  const { local, moneyParts } = useLocale();
  const { stock, unitPrice } = design;
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        disabled={stock === 0}
        onClick={() => onAdd(design)}
      >
        <DesignPhoto {...design} size={40} />
        <span>
          <VisuallyHidden>
            {t('orderChange.addNamed', { name: local(design, 'name') })}
          </VisuallyHidden>
          <bdi aria-hidden="true">{local(design, 'name')}</bdi>
          <span className={styles.design}>
            <bdi>{local(design, 'designName')}</bdi>
          </span>
        </span>
        <span className={styles.muted}>
          {stock === 0 ? t('orderChange.soldOut') : t('orderChange.inStock', { number: stock })}
        </span>
        <Price {...moneyParts(unitPrice)} />
      </button>
    </li>
  );
}
