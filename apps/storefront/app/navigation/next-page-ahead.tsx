import { PrefetchPageLinks, useLocation } from 'react-router-dom';

import { useIntendedPages } from './use-intended-pages.ts';
import { useMovement } from './use-movement.ts';

/** What is done for the page that somebody is about to open: its data and code are loaded, its way prepared. */
export function NextPageAhead() {
  useMovement();
  const pages = useIntendedPages(useLocation().key);
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
