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
  /** A `SuggestionColumn` for each column that is to be seen; their options count through. */
  children: ReactNode;
};

/**
 * What a combobox offers, in columns. To those who listen it is one list without groups: VoiceOver would say no option
 * at all. What kind of thing an option is stands in the option.
 */
export function Suggestions({ combobox, label, count, children }: SuggestionsProps) {
  const { isOpen, list } = combobox;

  return (
    <>
      <LiveRegion>{isOpen && count}</LiveRegion>
      {isOpen && (
        <div {...list} className={styles.root} aria-label={label}>
          {children}
        </div>
      )}
    </>
  );
}

/** Some of the options, one under the other; nothing where there is none. */
export function SuggestionColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

/** What the options under it have in common, for those who see. */
export function SuggestionTitle({ children }: { children: ReactNode }) {
  return (
    <p className={styles.title} aria-hidden="true">
      {children}
    </p>
  );
}

export type SuggestionProps = {
  combobox: Combobox;
  /** Its place among the options. */
  index: number;
  /** An icon, or a photo. */
  media: ReactNode;
  /** A line under its words. */
  line?: ReactNode;
  /** What else helps to choose: a price. */
  detail?: ReactNode;
  children: ReactNode;
};

/** One of the options of a `Suggestions` list; it scrolls into view when it becomes active. */
export function Suggestion({ combobox, index, media, line, detail, children }: SuggestionProps) {
  const option = combobox.option(index);
  const isActive = option['aria-selected'];
  const item = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <div ref={item} {...option} className={styles.option}>
      <span className={styles.media}>{media}</span>
      <span className={styles.words}>
        {children}
        {line && <span className={styles.line}>{line}</span>}
      </span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
  );
}
