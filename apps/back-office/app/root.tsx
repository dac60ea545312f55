import '@craftsandore/ui/tokens.css';
import '@craftsandore/ui/base.css';

import { lazyApi } from '@craftsandore/session';
import {
  DirectionProvider,
  fontFiles,
  layerOrder,
  LinkProvider,
  Logo,
  markUrl,
  Spinner,
  ToastProvider,
  usePageFocus,
} from '@craftsandore/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router-dom';

import type { Route } from './+types/root';
import beforeFirstPaint from './inline/before-first-paint.js?raw';
import { pageAt } from './navigation/dialogs.ts';
import { RouterLink } from './navigation/router-link.tsx';
import { useLateScroll } from './navigation/use-late-scroll.ts';
import styles from './root.module.css';
import { apiContext, localeContext, sessionContext, settingsContext } from './session/context.ts';
import { showOwnLook } from './session/own-look.ts';
import { readSettings } from './session/settings.ts';
import { PageError } from './shell/page-error.tsx';
import { wordsContext } from './words.ts';

const giveApi: Route.ClientMiddlewareFunction = async ({ context }) => {
  const settings = await readSettings();
  const locale = context.get(localeContext);
  const session = context.get(sessionContext);
  context.set(settingsContext, settings);
  context.set(apiContext, lazyApi({ baseUrl: settings.apiUrl, locale, session }));
};

/** The words of a page come while its data are loaded. */
const addWords: Route.ClientMiddlewareFunction = async ({ request, context }, next) => {
  const [result] = await Promise.all([
    next(),
    context.get(wordsContext).addFor(new URL(request.url).pathname),
  ]);
  return result;
};

export const clientMiddleware = [giveApi, addWords];

/** What the owner calls the shop, for what staff send to customers. No page waits in vain for it. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  // The schemas of the contract come later than the frame.
  const { getShop } = await import('@craftsandore/contract');
  return {
    shop: await context
      .get(apiContext)(getShop, {})
      .catch(() => null),
  };
}

/** Built once for both languages: it contains no text, and a script sets language, direction and color scheme. */
export function Layout({ children }: { children: ReactNode }) {
  // When a page fails before hydration, React recreates this element: it must match what the script has set.
  const shown = typeof document === 'undefined' ? undefined : document.documentElement;

  return (
    <html
      data-app="back-office"
      lang={shown?.lang ?? 'ar'}
      dir={shown?.dir ?? 'rtl'}
      data-scheme={shown?.dataset['scheme']}
      data-density={shown?.dataset['density']}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{layerOrder}</style>
        <meta name="robots" content="noindex" />
        <script
          data-fonts={JSON.stringify(fontFiles)}
          // eslint-disable-next-line no-restricted-syntax -- a constant of ours, with nothing that anybody wrote
          dangerouslySetInnerHTML={{ __html: beforeFirstPaint }}
        />
        <link rel="icon" href={markUrl} type="image/svg+xml" />
        <link rel="preload" href="/settings.json" as="fetch" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return (
    <div className={styles.starting}>
      <Logo />
      <Spinner />
    </div>
  );
}

export default function App({ loaderData: { shop } }: Route.ComponentProps) {
  const { t, i18n } = useTranslation();
  usePageFocus(pageAt(useLocation().pathname));
  useLateScroll();
  useEffect(() => {
    if (shop) showOwnLook(shop);
  }, [shop]);
  const toastLabels = {
    region: t('backOffice.notices'),
    toast: t('backOffice.notice'),
    close: t('action.close'),
  };

  return (
    <DirectionProvider dir={i18n.dir()}>
      <LinkProvider link={RouterLink}>
        <ToastProvider labels={toastLabels}>
          <Outlet />
        </ToastProvider>
      </LinkProvider>
    </DirectionProvider>
  );
}

export function ErrorBoundary() {
  return (
    <LinkProvider link={RouterLink}>
      <main id="main">
        {/* The app itself did not come up. */}
        <PageError onRetry={() => location.reload()} />
      </main>
    </LinkProvider>
  );
}
