import { getPage, type Page } from '@craftsandore/contract';
import type { RouterContextProvider } from 'react-router-dom';

import { apiContext, orNotFound } from './api.server.ts';
import { localeContext } from './language.server.ts';

/** A page of the owner's, in the language of the request. */
export function readOwnersPage(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<Page> {
  const query = { lang: context.get(localeContext) };
  return orNotFound(context.get(apiContext)(getPage, { params: { slug }, query }));
}
