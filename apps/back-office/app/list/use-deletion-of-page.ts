import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useDeletion } from './use-deletion.ts';

type DeletionOfPage = {
  /** Whether it was deleted. */
  onDelete: () => Promise<boolean>;
  onDeleted: () => void;
};

/** Asks before what a page is about is deleted, in a dialog at this path, and leaves the page afterwards. */
export function useDeletionOfPage(path: string, { onDelete, onDeleted }: DeletionOfPage) {
  const { pathname } = useLocation();
  const [isDeleted, setDeleted] = useState(false);
  const deletion = useDeletion(path, async () => {
    if (await onDelete()) setDeleted(true);
  });
  // First the dialog's entry of the history goes, then the page's: Back would lead to a page that is gone.
  const leave = useEffectEvent(onDeleted);
  useEffect(() => {
    if (isDeleted && pathname !== path) leave();
  }, [isDeleted, pathname, path]);
  return deletion;
}
