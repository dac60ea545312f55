import type { PageTexts } from '@craftsandore/i18n/pages';
import { ar } from '@craftsandore/i18n/pages/ar';
import { en } from '@craftsandore/i18n/pages/en';
import type { RouterContextProvider } from 'react-router-dom';

import { localeContext } from './language.server.ts';

const texts = { ar, en };

/** The text of one of the shop's own pages, in the language of the request. */
export function pageText<Name extends keyof PageTexts>(
  context: Readonly<RouterContextProvider>,
  name: Name,
): PageTexts[Name] {
  return texts[context.get(localeContext)][name];
}
