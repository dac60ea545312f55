import { defaultLocale, isLocale, type Locale } from '@craftsandore/i18n';
import { keepDestination } from '@craftsandore/resilience/navigation';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';

import { readSettings } from './session/settings.ts';
import { createStorefront, routerContextOf, StorefrontProvider } from './storefront.tsx';

const dictionaries = {
  ar: () => import('@craftsandore/i18n/storefront/ar').then(({ ar }) => ar),
  en: () => import('@craftsandore/i18n/storefront/en').then(({ en }) => en),
};

/** Hydrates the page that the server has rendered. */
export async function hydrate() {
  const { lang } = document.documentElement;
  const locale: Locale = isLocale(lang) ? lang : defaultLocale;
  const dictionary = await dictionaries[locale]();
  const storefront = createStorefront(readSettings(document.documentElement), locale);

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StorefrontProvider storefront={storefront} dictionary={dictionary}>
          <HydratedRouter
            getContext={() => routerContextOf(storefront)}
            instrumentations={[keepDestination]}
          />
        </StorefrontProvider>
      </StrictMode>,
      // eslint-disable-next-line no-console -- a hydration error is ours to mend: tests fail on it
      { onRecoverableError: (error) => console.error(error) },
    );
  });
}
