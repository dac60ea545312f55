import { Heading } from '@craftsandore/ui';
import { useRef } from 'react';

import styles from './typed-title.module.css';
import { useTyping } from './use-typing.ts';

type TypedTitleProps = { text: string; isShown: boolean };

/** A title that is typed out when it is shown; whole for screen readers and with less motion. */
export function TypedTitle({ text, isShown }: TypedTitleProps) {
  const textRef = useRef<HTMLSpanElement>(null);
  const caretRef = useRef<HTMLSpanElement>(null);
  useTyping({ text, isShown, textRef, caretRef });

  return (
    <Heading level={2} size="display" className={styles.root}>
      <span ref={textRef} className={styles.text} data-waiting>
        {text}
      </span>
      <span ref={caretRef} className={styles.caret} />
    </Heading>
  );
}
