import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { pageAt } from '../navigation/dialogs.ts';
import { keepFocus } from './keep-focus.ts';

/** Keeps the focus within a page whose parts come and go; another page gives it to its heading. */
export function KeptFocus() {
  const page = pageAt(useLocation().pathname);
  useEffect(() => {
    const main = document.querySelector('main');
    return main ? keepFocus(main) : undefined;
  }, [page]);
  return null;
}
