import { useLocale } from '@craftsandore/i18n/react';
import { prefersStillness } from '@craftsandore/ui';
import { type RefObject, useLayoutEffect } from 'react';

const perCharacterMs = 60; // specification, section 9

/** The CSS highlight that makes letters transparent which are not typed yet. */
const untyped = 'untyped';

type TypingOptions = {
  text: string;
  isShown: boolean;
  textRef: RefObject<HTMLElement | null>;
  caretRef: RefObject<HTMLElement | null>;
};

/**
 * Types a text out. The text itself stays as it is and only its paint changes, so nothing shifts, Arabic
 * joins stay whole, and a browser without highlights shows the text at once. Pointing at it, or coming
 * by keyboard, shows the rest at once.
 */
export function useTyping({ text, isShown, textRef, caretRef }: TypingOptions) {
  const { locale } = useLocale();

  useLayoutEffect(() => {
    delete textRef.current?.dataset.waiting;
    const node = textRef.current?.firstChild;
    if (!isShown || !node || isShownWhole() || !('highlights' in CSS)) return;

    // Characters as people count them, so that marks are never split from their letters.
    const characters = [...new Intl.Segmenter(locale).segment(text)];
    const rest = new Range();
    rest.selectNodeContents(node);
    CSS.highlights.set(untyped, new Highlight(rest));
    let typed = 0;

    function type() {
      const character = characters[typed++];
      if (!character || !node || isHeld(node)) return stop();
      const end = character.index + character.segment.length;
      placeCaret(caretRef.current, node, character.index, end);
      rest.setStart(node, end);
    }

    function stop() {
      clearInterval(timer);
      CSS.highlights.delete(untyped);
    }

    const timer = setInterval(type, perCharacterMs);
    return stop;
  }, [text, isShown, locale, textRef, caretRef]);
}

/** Who has colours of their own would see what is not typed yet as selected text. */
const isShownWhole = () =>
  prefersStillness() || window.matchMedia('(forced-colors: active)').matches;

/** Whether the carousel around it is being held still. */
const isHeld = ({ parentElement }: Node) =>
  parentElement?.closest('section')?.matches(':hover, :has(:focus-visible)') === true;

/** Puts the caret behind a character: moved by a transform, so that the page around it stays still. */
function placeCaret(caret: HTMLElement | null, node: Node, start: number, end: number) {
  const line = caret?.offsetParent?.getBoundingClientRect();
  const character = new Range();
  character.setStart(node, start);
  character.setEnd(node, end);
  const box = character.getBoundingClientRect();
  if (!caret || !line) return;

  const isRtl = getComputedStyle(caret).direction === 'rtl';
  const across = isRtl ? box.left - line.left - 2 : box.right - line.left;
  caret.style.translate = `${across}px ${box.top - line.top}px`;
  caret.style.blockSize = `${box.height}px`;
  caret.dataset.placed = '';
}
