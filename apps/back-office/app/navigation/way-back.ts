import { useSession } from '@craftsandore/session';
import { type MouseEvent, useEffect } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

import { pageAt } from './dialogs.ts';

/** What links leave in the history: the address they stood on. */
export type FromState = { from: string };

const keyOf = (userId: number | undefined, path: string) => `list:${userId}:${path}`;

/** Remembers for this tab how the list at this address is filtered and paged. */
export function useRememberedList(isList: boolean) {
  const userId = useSession(({ user }) => user?.id);
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (!isList || pageAt(pathname) !== pathname) return;
    try {
      sessionStorage.setItem(keyOf(userId, pathname), search);
    } catch {
      // A browser that forbids storage leads back to the whole list.
    }
  }, [isList, userId, pathname, search]);
}

/**
 * The way back to the list at a path, as it was left: filtered and paged; and scrolled, where it is the page before, to
 * which the history goes back.
 */
export function useWayBack(path: string) {
  const userId = useSession(({ user }) => user?.id);
  const navigate = useNavigate();
  const { state }: { state: Partial<FromState> | null } = useLocation();
  const href = path + searchLeft(keyOf(userId, path));
  const isBefore = state?.from === href;

  return {
    href,
    go: (options?: NavigateOptions) => void (isBefore ? navigate(-1) : navigate(href, options)),
    onClick(event: MouseEvent) {
      if (!isBefore || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}

function searchLeft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
