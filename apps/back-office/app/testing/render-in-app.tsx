import type { Locale } from '@craftsandore/i18n';
import { ar } from '@craftsandore/i18n/back-office/ar';
import { en } from '@craftsandore/i18n/back-office/en';
import { LocaleProvider } from '@craftsandore/i18n/react';
import { SessionContext } from '@craftsandore/session';
import { LinkProvider } from '@craftsandore/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { RouterLink } from '../shell/router-link.tsx';
import { sessionOf } from './session-of.ts';

type Surroundings = { locale?: Locale; session?: ReturnType<typeof sessionOf> };

/** Renders a part of the app with the words, links and session that it has in the app. */
export function renderInApp(
  part: ReactNode,
  { locale = 'en', session = sessionOf('Sales') }: Surroundings = {},
) {
  return render(part, {
    wrapper: ({ children }) => (
      <LocaleProvider locale={locale} dictionary={{ ar, en }[locale]}>
        <SessionContext value={session}>
          <MemoryRouter>
            <LinkProvider link={RouterLink}>{children}</LinkProvider>
          </MemoryRouter>
        </SessionContext>
      </LocaleProvider>
    ),
  });
}
