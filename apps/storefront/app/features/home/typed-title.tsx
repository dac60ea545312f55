import { useLocale } from '@craftsandore/i18n/react';
import { Heading } from '@craftsandore/ui';
import { useEffect, useMemo, useState } from 'react';

import styles from './typed-title.module.css';

const perCharacterMs = 60; // specification, section 9

type TypedTitleProps = { text: string; isShown: boolean };

/**
 * A title that is typed out when it is shown. The whole of it is in its place from the start and letters
 * not typed yet are transparent, so nothing shifts and Arabic joins stay whole.
 */
export function TypedTitle({ text, isShown }: TypedTitleProps) {
  const { locale } = useLocale();
  const characters = useMemo(() => {
    const segments = new Intl.Segmenter(locale).segment(text);
    return Array.from(segments, ({ segment }) => segment);
  }, [text, locale]);
  const typed = useTyping(characters.length, isShown);

  return (
    <Heading level={2} size="display" className={styles.root} aria-label={text}>
      <span aria-hidden="true">
        <span className={styles.typed}>{characters.slice(0, typed).join('')}</span>
        <span className={styles.rest}>{characters.slice(typed).join('')}</span>
      </span>
    </Heading>
  );
}

/** How many characters are typed: counts up while shown, and stays whole while it fades away. */
function useTyping(length: number, isShown: boolean): number {
  const [typed, setTyped] = useState(0);
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown !== wasShown) {
    setWasShown(isShown);
    if (isShown) setTyped(0);
  }
  const isDone = typed >= length;

  useEffect(() => {
    if (!isShown || isDone) return;
    const timer = setInterval(() => setTyped((count) => count + 1), perCharacterMs);
    return () => clearInterval(timer);
  }, [isShown, isDone]);

  return isShown ? typed : length;
}
