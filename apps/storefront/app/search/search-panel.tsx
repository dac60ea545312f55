import { Button, ClockIcon, type Combobox, useCloseRequest } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { CategoryPictures } from '../components/category-pictures.tsx';
import { useCategories } from '../navigation/use-categories.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { isSlashKeyOn, turnSlashKey } from './slash-key.ts';
import { searchHref } from './search-href.ts';
import styles from './search-panel.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestion } from './suggestion.ts';
import { useResultCount } from './use-result-count.ts';

export { rememberSearch } from './recent-searches.ts';
export { pathOf } from './suggestion.ts';

type SearchPanelProps = {
  /** What is typed; empty before. */
  text: string;
  suggestions: readonly Suggestion[];
  combobox: Combobox;
  onClose: () => void;
};

/** What belongs to the search field: under it on the desk, over the whole page on a phone. */
export function SearchPanel({ text, suggestions, combobox, onClose }: SearchPanelProps) {
  const { t } = useTranslation();
  useCloseRequest(true, onClose);
  const results = useResultCount(text);
  if (!text) return <BeforeTyping />;

  return (
    <div className={styles.root}>
      <SuggestionList {...{ text, suggestions, combobox }} />
      <div className={styles.foot}>
        <Button type="submit" variant="quiet">
          {results?.totalCount
            ? t(results.isCut ? 'search.resultsMore' : 'search.results', {
                query: text,
                count: results.totalCount,
              })
            : t('search.all', { query: text })}
        </Button>
        <span className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {t('search.move')} <kbd>Esc</kbd> {t('search.close')}
        </span>
      </div>
    </div>
  );
}

function BeforeTyping() {
  const { t } = useTranslation();
  const categories = useCategories(true);
  const [recent, setRecent] = useState(recentSearches);
  const [hasKey, setHasKey] = useState(isSlashKeyOn);

  function switchKey() {
    turnSlashKey(!hasKey);
    setHasKey(!hasKey);
  }

  function forget() {
    forgetSearches();
    setRecent([]);
  }

  return (
    <div className={styles.root}>
      {recent.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.title}>
            {t('search.recent')}
            <Button variant="quiet" onClick={forget}>
              {t('search.forget')}
            </Button>
          </h2>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <Link className={styles.recent} to={searchHref(query)}>
                  <ClockIcon />
                  <bdi>{query}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part}>
        <h2 className={styles.title}>{t('category.all')}</h2>
        <CategoryPictures categories={categories} />
      </section>
      <div className={`${styles.foot} ${styles.keys}`}>
        <Button variant="quiet" onClick={switchKey}>
          {hasKey ? t('search.keyOff') : t('search.keyOn')}
        </Button>
      </div>
    </div>
  );
}
