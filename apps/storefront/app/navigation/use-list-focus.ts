import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { readPage } from './read-page.ts';

/** On another page of a list reading goes on at its title, unless a form has brought it: there people stay. */
export function useListFocus() {
  const page = readPage(new URLSearchParams(useLocation().search));
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (document.activeElement?.closest('form')) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [page]);
}
