import { type ReactNode, useEffect, useRef } from 'react';

import { LiveRegion } from '../live-region/live-region.tsx';
import styles from './suggestions.module.css';
import type { Combobox } from './use-combobox.ts';

export type SuggestionsProps = {
  combobox: Combobox;
  /** The name of the list. */
  label: string;
  /** How many there are, in words, for those who do not see the list open. */
  count: string;
  /** A `Suggestion` for each option, in their order. */
  children: ReactNode;
};

/**
 * What a combobox offers, under the nearest positioned box around it. Not in groups: VoiceOver then says no option
 * at all. What kind of thing an option is stands in the option.
 */
export function Suggestions({ combobox, label, count, children }: SuggestionsProps) {
  const { isOpen, list } = combobox;

  return (
    <>
      <LiveRegion>{isOpen && count}</LiveRegion>
      {isOpen && (
        <ul {...list} className={styles.root} aria-label={label}>
          {children}
        </ul>
      )}
    </>
  );
}

export type SuggestionProps = {
  combobox: Combobox;
  /** Its place among the options. */
  index: number;
  /** An icon, or a photo. */
  media: ReactNode;
  /** What else helps to choose: a price, what kind of thing it is. */
  detail?: ReactNode;
  children: ReactNode;
};

/** One of the options of a `Suggestions` list; it scrolls into view when it becomes active. */
export function Suggestion({ combobox, index, media, detail, children }: SuggestionProps) {
  const option = combobox.option(index);
  const isActive = option['aria-selected'];
  const item = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <li ref={item} {...option} className={styles.option}>
      <span className={styles.media}>{media}</span>
      <span className={styles.words}>{children}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </li>
  );
}
