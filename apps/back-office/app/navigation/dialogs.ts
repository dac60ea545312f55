import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const dialogs = /^(\/add-category)\/\d+\/(edit|delete)$/;

/** The path of the page that is shown at a path: a dialog with an address of its own lies over its page. */
export const pageAt = (pathname: string) => pathname.replace(dialogs, '$1');

const fromPage = 'from its page';

/** Opens the dialog at a path, so that Back closes it. */
export function useOpenDialog() {
  const navigate = useNavigate();
  return (path: string) => void navigate(path, { state: fromPage, preventScrollReset: true });
}

/** Closes the dialog at this address, once. */
export function useCloseDialog() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const isClosing = useRef(false);

  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    void (state === fromPage ? navigate(-1) : navigate(pageAt(pathname), { replace: true }));
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
