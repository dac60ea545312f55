import type { Locale } from '@craftsandore/i18n';
import { ar } from '@craftsandore/i18n/back-office/ar';
import { en } from '@craftsandore/i18n/back-office/en';
import { LocaleProvider } from '@craftsandore/i18n/react';
import { SessionContext, type SessionStore } from '@craftsandore/session';
import { LinkProvider } from '@craftsandore/ui';
import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { RouterLink } from '../navigation/router-link.tsx';

const dictionaries: Record<Locale, object> = { ar, en };

type InAppProps = { locale: Locale; session: SessionStore; children: ReactNode };

/** A part of the app with the words, links and session that it has there. */
export function InApp({ locale, session, children }: InAppProps) {
  // A router with data, as in the app: only such a one can ask before a page is left.
  // As there, an address is shown once its loaders are done: an instant one would leave code that loads with it pending.
  const [router] = useState(() =>
    createMemoryRouter([{ id: 'part', path: '*', loader: async () => null, element: <Part /> }], {
      hydrationData: { loaderData: { part: null } },
    }),
  );

  return (
    <LocaleProvider locale={locale} dictionary={dictionaries[locale]}>
      <SessionContext value={session}>
        <LinkProvider link={RouterLink}>
          <PartContext value={children}>
            <RouterProvider router={router} />
          </PartContext>
        </LinkProvider>
      </SessionContext>
    </LocaleProvider>
  );
}

const PartContext = createContext<ReactNode>(null);

function Part() {
  return use(PartContext);
}
