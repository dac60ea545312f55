import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What an address has beyond that of its page. */
const dialogs = [
  /^(\/category-list)\/(?:\d+\/(?:edit|delete)|order)$/,
  /^(\/banner-list)\/\d+\/delete$/,
  /^(\/add-product|\/update-product\/\d+)\/designs\/\d+\/delete$/,
  /^(\/admin-search\/synonyms\/\d+)\/delete$/,
  /^(\/admin-search\/misses)\/\d+\/add$/,
  /^(\/admin-settings\/pages\/[^/]+)\/(?:delete|versions\/\d+)$/,
];

/** The path of the page that is shown at a path: a dialog with an address of its own lies over its page. */
export const pageAt = (pathname: string) =>
  dialogs.reduce((path, dialog) => path.replace(dialog, '$1'), pathname);

const fromPage = 'from its page';

/** Opens the dialog at a path, so that Back closes it. */
export function useOpenDialog() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (path: string) =>
    void navigate({ pathname: path, search }, { state: fromPage, preventScrollReset: true });
}

/** Closes the dialog at this address, once. */
export function useCloseDialog() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const closed = useRef<string>(undefined);

  // The page of some dialogs closes them, and may open them again.
  useEffect(() => {
    if (closed.current !== pathname) closed.current = undefined;
  }, [pathname]);

  return () => {
    if (closed.current === pathname) return;
    closed.current = pathname;
    if (state === fromPage) return void navigate(-1);
    void navigate(
      { pathname: pageAt(pathname), search },
      { replace: true, preventScrollReset: true },
    );
  };
}

/**
 * Gives the focus back once a dialog has closed: to the button that opens it (`data-opens` is its path), or to `rest`
 * where that has left with what was deleted.
 */
export function useFocusAfterDialog(rest: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === pathname || pageAt(before) !== pathname) return;
    const opener = document.querySelector<HTMLElement>(`[data-opens="${before}"]`);
    (opener ?? rest.current)?.focus();
  }, [pathname, rest]);
}
