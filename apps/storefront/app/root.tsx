import '@craftsandore/ui/tokens.css';
import '@craftsandore/ui/base.css';

import { useLocale } from '@craftsandore/i18n/react';
import {
  DirectionProvider,
  LinkProvider,
  logoStyle,
  SkipLink,
  ToastProvider,
  usePageFocus,
} from '@craftsandore/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router-dom';

import type { Route } from './+types/root';
import { hydratedEvent } from './inline/replay-early-input.ts';
import { giveApi } from './server/api.server.ts';
import { guardCaches } from './server/caching.server.ts';
import { chooseLanguage } from './server/language.server.ts';
import { DocumentHead } from './shell/document-head.tsx';
import { FailurePage } from './shell/failure-page.tsx';
import { LaterPart } from './shell/later-part.tsx';
import { NavigationProgress } from './shell/navigation-progress.tsx';
import { RouterLink } from './navigation/router-link.tsx';
import { settingsAttributes } from './session/settings.ts';
import { shopAttribute } from './session/shop.ts';
import { useStorefront } from './session/context.ts';
import { wordsContext } from './words.ts';

export const middleware: Route.MiddlewareFunction[] = [chooseLanguage, guardCaches, giveApi];

/** The words of a page come while its data are loaded. */
const addWords: Route.ClientMiddlewareFunction = async ({ request, context }, next) => {
  const [result] = await Promise.all([
    next(),
    context.get(wordsContext).addFor(new URL(request.url).pathname),
  ]);
  return result;
};
export const clientMiddleware = [addWords];

export function Layout({ children }: { children: ReactNode }) {
  const { settings, shop } = useStorefront();
  const { t } = useTranslation();
  const { locale, direction } = useLocale();

  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);

  return (
    <html
      lang={locale}
      dir={direction}
      style={logoStyle({ [locale]: shop.logos })}
      {...settingsAttributes(settings)}
      {...shopAttribute(shop)}
    >
      <head>
        <DocumentHead />
      </head>
      <body>
        <DirectionProvider dir={direction}>
          <LinkProvider link={RouterLink}>
            <SkipLink>{t('action.skipToContent')}</SkipLink>
            <NavigationProgress />
            <ToastProvider
              labels={{
                region: t('toast.region'),
                toast: t('toast.label'),
                close: t('action.close'),
              }}
            >
              {children}
            </ToastProvider>
          </LinkProvider>
        </DirectionProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  usePageFocus(useLocation().pathname);
  return (
    <>
      <Outlet />
      <LaterPart name="Habits" />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />;
}
