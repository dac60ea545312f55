import type { Locale } from '@craftsandore/i18n';
import { ar } from '@craftsandore/i18n/back-office/ar';
import { en } from '@craftsandore/i18n/back-office/en';
import { LocaleProvider } from '@craftsandore/i18n/react';
import { SessionContext, type SessionStore } from '@craftsandore/session';
import { LinkProvider } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { RouterLink } from '../shell/router-link.tsx';

const dictionaries: Record<Locale, object> = { ar, en };

type InAppProps = { locale: Locale; session: SessionStore; children: ReactNode };

/** A part of the app with the words, links and session that it has there. */
export function InApp({ locale, session, children }: InAppProps) {
  return (
    <LocaleProvider locale={locale} dictionary={dictionaries[locale]}>
      <SessionContext value={session}>
        <MemoryRouter>
          <LinkProvider link={RouterLink}>{children}</LinkProvider>
        </MemoryRouter>
      </SessionContext>
    </LocaleProvider>
  );
}
