import type { Locale } from '@craftsandore/i18n';
import { useMatches } from 'react-router-dom';

/** Where a page is that is called by its name in each language. */
export type PagePaths = Record<Locale, string>;

/** Those that the loader of the open page has given as `paths`. */
export const usePagePaths = () =>
  (useMatches().at(-1)?.loaderData as { paths?: PagePaths } | undefined)?.paths; // of every loader
