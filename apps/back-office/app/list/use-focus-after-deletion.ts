import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to `focusFallback` once a deleted item is gone, together with the pressed button and the dialog. */
export function useFocusAfterDeletion(focusFallback: RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count);

  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      focusFallback.current?.focus();
    before.current = count;
  }, [focusFallback, count]);
}
