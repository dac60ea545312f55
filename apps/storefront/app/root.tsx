import '@craftsandore/ui/tokens.css';
import '@craftsandore/ui/base.css';

import { useLocale } from '@craftsandore/i18n/react';
import { useDestination } from '@craftsandore/session/destination';
import {
  DirectionProvider,
  LinkProvider,
  SkipLink,
  ToastProvider,
  usePageFocus,
} from '@craftsandore/ui';
import { type ReactNode, useEffect } from 'react';
import { Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router-dom';

import type { Route } from './+types/root';
import { aliveEvent } from './inline/keep-early-presses.ts';
import { giveApi } from './server/api.server.ts';
import { guardCaches } from './server/caching.server.ts';
import { chooseLanguage } from './server/language.server.ts';
import { DocumentHead } from './shell/document-head.tsx';
import { FailurePage } from './shell/failure-page.tsx';
import { NavigationProgress } from './shell/navigation-progress.tsx';
import { RouterLink } from './shell/router-link.tsx';
import { useStayOffline } from './shell/use-stay-offline.ts';
import { settingsAttributes } from './shop/settings.ts';
import { useShop } from './shop/shop.ts';

export const middleware: Route.MiddlewareFunction[] = [chooseLanguage, guardCaches, giveApi];

export function Layout({ children }: { children: ReactNode }) {
  const { settings } = useShop();
  const { t, locale, direction } = useLocale();

  useEffect(() => {
    dispatchEvent(new Event(aliveEvent));
  }, []);

  return (
    <html lang={locale} dir={direction} {...settingsAttributes(settings)}>
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
  useStayOffline();
  useDestination();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />;
}
