import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to `heir` once a deleted item is gone, together with the pressed button and the dialog. */
export function useFocusAfterDeletion(heir: RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count);

  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heir.current?.focus();
    before.current = count;
  }, [heir, count]);
}
