import { SearchBox } from '@craftsandore/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const pauseMs = 300;

type ListSearchProps = {
  /** What the list shows now. */
  query: string;
  /** Called with the text once typing pauses. */
  onSearch: (query: string) => void;
  /** What can be looked for. */
  placeholder: string;
  className?: string | undefined;
};

/** Searches while one types. Follows the URL when something else, such as "back", changes it. */
export function ListSearch({ query, onSearch, placeholder, className }: ListSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(query);
  const [asked, setAsked] = useState(query);
  const wanted = typed.trim();

  const ask = useEffectEvent((words: string) => {
    setAsked(words);
    onSearch(words);
  });

  useEffect(() => {
    if (wanted === asked) return;
    const pause = setTimeout(() => ask(wanted), pauseMs);
    return () => clearTimeout(pause);
  }, [wanted, asked]);

  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    if (query !== asked) {
      setTyped(query);
      setAsked(query);
    }
  }

  return (
    <SearchBox
      className={className}
      label={t('list.search')}
      labelHidden
      placeholder={placeholder}
      clearLabel={t('list.clearSearch')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
