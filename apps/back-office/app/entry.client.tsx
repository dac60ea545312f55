import { isLocale, defaultLocale } from '@craftsandore/i18n';
import { LocaleProvider } from '@craftsandore/i18n/react';
import { watchForLostParts } from '@craftsandore/resilience';
import { keepDestination, resumeDestination } from '@craftsandore/resilience/navigation';
import { createSessionStore, SessionContext } from '@craftsandore/session';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter, RouterContextProvider } from 'react-router-dom';

import { handOffContext, localeContext, sessionContext } from './session/context.ts';
import { takeHandOff } from './session/hand-off.ts';
import { wordsContext, wordsOf } from './words.ts';

watchForLostParts();
const handOff = takeHandOff();

const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : defaultLocale;
const words = await wordsOf(locale, location.pathname);
const session = createSessionStore();

function getContext() {
  const context = new RouterContextProvider();
  context.set(localeContext, locale);
  context.set(sessionContext, session);
  context.set(handOffContext, handOff);
  context.set(wordsContext, words);
  return context;
}

if (!resumeDestination()) {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleProvider locale={locale} dictionary={words.dictionary}>
        <SessionContext value={session}>
          {/* Without transitions, so that a list can show its old rows dimmed while new ones come. */}
          <HydratedRouter
            getContext={getContext}
            instrumentations={[keepDestination]}
            useTransitions={false}
          />
        </SessionContext>
      </LocaleProvider>
    </StrictMode>,
  );
}
