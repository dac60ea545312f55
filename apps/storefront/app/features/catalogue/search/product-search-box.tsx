import { useLater } from '@craftsandore/resilience';
import { SearchBox, useCombobox } from '@craftsandore/ui';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useHydrated } from '../../../hooks/use-hydrated.ts';
import styles from './product-search-box.module.css';
import type { Suggestion } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

// With the API's client, which only those who search need.
const fetchAsking = () => import('./ask-for-suggestions.ts');
const fetchList = () => import('./suggestion-list.tsx');

type ProductSearchBoxProps = {
  /** What the list shows now. */
  query: string;
  /** Called after a suggestion was chosen or the box was emptied: the form may be submitted. */
  onSearch: () => void;
  className?: string | undefined;
};

/** The search of a form, with suggestions under it while one types. */
export function ProductSearchBox({ query, onSearch, className }: ProductSearchBoxProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const [isVisited, setVisited] = useState(false);
  // Null while nothing was typed since the form was sent.
  const [typed, setTyped] = useState<string | null>(null);
  // Focus from before hydration fired no event: typing is noticed instead.
  const isWanted = isVisited || typed !== null;
  const asking = useLater(fetchAsking, isWanted);
  const list = useLater(fetchList, isWanted);
  // Nothing is asked for before it can be shown: the arrow keys would choose what nobody sees.
  const ask = list && asking?.askForSuggestions;
  const suggestions = useSuggestions(typed?.trim() ?? '', ask ?? undefined);
  const combobox = useCombobox({ options: suggestions, onChoose: take });

  // Going back changes the search of the URL. A result that arrives while somebody is typing must not reset the text.
  const write = useEffectEvent((text: string) => {
    const input = box.current;
    if (!input || (typed !== null && input === document.activeElement)) return;
    setTyped(null);
    if (input.value !== text) input.value = text;
  });
  useEffect(() => write(query), [query]);

  useEffect(() => {
    const form = box.current?.form;
    const handleSubmit = () => setTyped(null);
    form?.addEventListener('submit', handleSubmit);
    return () => form?.removeEventListener('submit', handleSubmit);
  }, []);

  function take(suggestion: Suggestion) {
    setTyped(null);
    if (suggestion.kind === 'product') void navigate(`/product/${suggestion.product.id}`);
    if (suggestion.kind === 'category') void navigate(`/categoryIds/${suggestion.category.id}`);
    if (suggestion.kind === 'term' && box.current) {
      box.current.value = suggestion.term;
      onSearch();
    }
  }

  return (
    <div className={clsx(styles.root, className)}>
      <SearchBox
        // Without JavaScript it is no more than a search box.
        {...(isHydrated && combobox.input)}
        ref={box}
        name="query"
        label={t('products.search')}
        placeholder={t('products.searchExample')}
        clearLabel={t('products.clear')}
        defaultValue={query}
        onFocus={() => setVisited(true)}
        onChange={({ target }) => setTyped(target.value)}
        onClear={() => {
          setTyped(null);
          onSearch();
        }}
      />
      {list && <list.SuggestionList suggestions={suggestions} combobox={combobox} />}
    </div>
  );
}
