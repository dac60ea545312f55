import { useLocale } from '@craftsandore/i18n/react';
import { Price, SearchIcon, TextField, VisuallyHidden } from '@craftsandore/ui';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DesignPhoto } from './design-photo.tsx';
import type { FoundDesign } from './draft-lines.ts';
import styles from './new-order-page.module.css';
import type { SearchProducts } from './search-products.ts';
import { useFoundPieces } from './use-found-pieces.ts';

/** As many as there are keys from 1 on. */
const maxShown = 9;

type PieceSearchProps = {
  ref: Ref<HTMLInputElement>;
  onSearch: SearchProducts;
  onChoose: (found: FoundDesign) => void;
};

/** Finds pieces by words; each result has a key. */
export function PieceSearch({ ref, onSearch, onChoose }: PieceSearchProps) {
  const { t } = useTranslation();
  const { local, number, moneyParts } = useLocale();
  const listId = useId();
  const { words, found, write } = useFoundPieces(onSearch, maxShown);
  const shown = Array.isArray(found) ? found : [];
  /** With what it was chosen from: another answer begins at its first. */
  const [chosen, setChosen] = useState({ from: found, at: 0 });
  const at = chosen.from === found ? chosen.at : 0;
  const active = shown[at];
  const optionId = ({ productDesignId }: FoundDesign) => `${listId}-${productDesignId}`;

  function choose(design: FoundDesign | undefined) {
    if (!design || design.stock === 0) return;
    write('');
    onChoose(design);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // The key by its place: an Arabic keyboard writes other digits.
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    if (shown.length === 0) return;
    if (step) {
      event.preventDefault();
      setChosen({ from: found, at: (at + step + shown.length) % shown.length });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      write('');
    } else if (digit) {
      event.preventDefault();
      choose(shown[Number(digit) - 1]);
    }
  }

  return (
    <>
      <div className={styles.search}>
        <TextField
          ref={ref}
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && optionId(active)}
          aria-autocomplete="list"
          autoComplete="off"
          prefix={<SearchIcon />}
          label={t('phoneOrder.add')}
          hint={<span className={styles.keys}>{t('phoneOrder.keys')}</span>}
          value={words}
          error={found === 'failed' && t('orders.piecesNotSearched')}
          onChange={({ target }) => write(target.value)}
          onKeyDown={handleKey}
        />
        <VisuallyHidden role="status">
          {shown.length > 0 && t('phoneOrder.foundCount', { count: shown.length })}
        </VisuallyHidden>
        {Array.isArray(found) && found.length === 0 && (
          <p className={styles.muted}>{t('phoneOrder.foundNone')}</p>
        )}
      </div>
      <div id={listId} role="listbox" aria-label={t('phoneOrder.found')} className={styles.found}>
        {shown.map((design, index) => (
          // With the keyboard, the list is operated from its input.
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- see above
          <div
            key={design.productDesignId}
            id={optionId(design)}
            role="option"
            tabIndex={-1}
            aria-selected={design === active}
            aria-disabled={design.stock === 0}
            aria-keyshortcuts={String(index + 1)}
            className={styles.option}
            onClick={() => choose(design)}
          >
            <kbd aria-hidden="true" className={styles.key}>
              {number(index + 1)}
            </kbd>
            <DesignPhoto {...design} size={40} />
            <span>
              <bdi>{local(design, 'name')}</bdi>
              <span className={styles.design}>
                <bdi>{local(design, 'designName')}</bdi>
              </span>
            </span>
            <span className={styles.stock} data-few={design.stock <= 5 || undefined}>
              {design.stock === 0
                ? t('phoneOrder.soldOut')
                : t('phoneOrder.inStock', { number: design.stock })}
            </span>
            <Price {...moneyParts(design.unitPrice)} />
          </div>
        ))}
      </div>
    </>
  );
}
