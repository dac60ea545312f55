import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useDeletion } from '../../../list/use-deletion.ts';
import { deletePagePath } from '../page-paths.ts';

type PageDeletion = {
  /** Whether it was deleted. */
  onDelete: () => Promise<boolean>;
  onDeleted: () => void;
};

/** Asks before a page is deleted, and leaves it afterwards. */
export function usePageDeletion(slug: string, { onDelete, onDeleted }: PageDeletion) {
  const path = deletePagePath(slug);
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
