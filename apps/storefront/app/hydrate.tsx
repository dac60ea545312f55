import { defaultLocale, isLocale, type Locale } from '@craftsandore/i18n';
import { keepDestination } from '@craftsandore/resilience/navigation';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';

import { readSettings } from './session/settings.ts';
import { readShop } from './session/shop.ts';
import { createStorefront, routerContextOf, StorefrontProvider } from './storefront.tsx';
import { wordsContext, wordsOf } from './words.ts';

/** Hydrates the page that the server has rendered. */
export async function hydrate() {
  const { lang } = document.documentElement;
  const locale: Locale = isLocale(lang) ? lang : defaultLocale;
  const words = await wordsOf(locale, location.pathname);
  const root = document.documentElement;
  const storefront = createStorefront(readSettings(root), locale, readShop(root));
  const getContext = () => {
    const context = routerContextOf(storefront);
    context.set(wordsContext, words);
    return context;
  };

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StorefrontProvider storefront={storefront} dictionary={words.dictionary}>
          <HydratedRouter getContext={getContext} instrumentations={[keepDestination]} />
        </StorefrontProvider>
      </StrictMode>,
      // eslint-disable-next-line no-console -- a hydration error is ours to mend: tests fail on it
      { onRecoverableError: (error) => console.error(error) },
    );
  });
}
