import { useLocale } from '@craftsandore/i18n/react';
import { SearchBox, useCombobox, useLater } from '@craftsandore/ui';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useHydrated } from '../../shell/use-hydrated.ts';
import styles from './product-search-box.module.css';
import type { Suggestion } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

const fetchSuggesting = () => import('./suggesting.ts');

type ProductSearchBoxProps = {
  /** What the list shows now. */
  query: string;
  /** Called after a suggestion was chosen or the box was emptied: the form may be submitted. */
  onSearch: () => void;
  className?: string | undefined;
};

/** The search of a form, with suggestions under it while one types. */
export function ProductSearchBox({ query, onSearch, className }: ProductSearchBoxProps) {
  const { t } = useLocale();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const [isVisited, setVisited] = useState(false);
  // Null while nothing was typed since the form was sent.
  const [typed, setTyped] = useState<string | null>(null);
  // Focus from before hydration fired no event: typing is noticed instead.
  const suggesting = useLater(fetchSuggesting, isVisited || typed !== null);
  const suggestions = useSuggestions(typed?.trim() ?? '', suggesting?.askForSuggestions);
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
      {suggesting && <suggesting.SuggestionList suggestions={suggestions} combobox={combobox} />}
    </div>
  );
}
