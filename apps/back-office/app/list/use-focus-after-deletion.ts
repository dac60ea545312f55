import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to `heir` when an item of a list has left together with the button that was pressed, and its dialog. */
export function useFocusAfterDeletion(heir: RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count);

  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heir.current?.focus();
    before.current = count;
  }, [heir, count]);
}
