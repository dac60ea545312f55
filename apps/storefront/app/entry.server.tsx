import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router-dom';

import { hydratedEvent, replayEarlyInput } from './inline/replay-early-input.ts';
import { replayedMark } from './inline/replayed-mark.ts';
import { env } from './server/config.server.ts';
import { contentSecurityPolicy, withoutNonce } from './server/content-security-policy.server.ts';
import { dictionaries } from './server/dictionaries.server.ts';
import { identityContext } from './server/identity.server.ts';
import { localeContext } from './server/language.server.ts';
import { logError } from './server/log.server.ts';
import { scriptsAfterFirstPaint, scriptsAfterStyles } from './server/script-order.server.ts';
import { apiContext } from './server/api.server.ts';
import { ownIcon } from './server/own-icon.server.ts';
import { followShop, lastKnownShop } from './server/shop.server.ts';
import { visitorContext } from './server/visitor.server.ts';
import { wordsOfShop } from './session/shop.ts';
import { createStorefront, StorefrontProvider } from './storefront.tsx';

const settings = {
  apiUrl: env.API_URL,
  backOfficeUrl: env.BACK_OFFICE_URL,
  storefrontUrl: env.STOREFRONT_URL,
  authUrl: env.VITE_AUTH_URL,
  mailingUrl: env.MAILING_URL,
  mailingServiceId: env.MAILING_SERVICE_ID,
  mailingTemplateId: env.MAILING_TEMPLATE_ID,
  mailingPublicKey: env.MAILING_PUBLIC_KEY,
  // In development it would show what was built before.
  serviceWorker: import.meta.env.PROD ? env.SERVICE_WORKER : 'off',
};

/** For the server around this build: it hears of changes, is asked for icons, and knows who sends a form. */
export { followShop, ownIcon, visitorContext };

const earlyScript = `(${replayEarlyInput})("${hydratedEvent}", "${replayedMark}")`;

/** Renders without streaming: the data is loaded already, and only a complete page can be hashed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const locale = context.get(localeContext);
  const shop = wordsOfShop(await lastKnownShop(context.get(apiContext)), locale);
  const nonce = randomBytes(16).toString('hex');
  const rendered = await renderWhole(
    <StorefrontProvider
      storefront={createStorefront(settings, locale, shop)}
      dictionary={dictionaries[locale]}
    >
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </StorefrontProvider>,
    nonce,
  );
  // What everybody is shown alike stands without scripts; a page of one's own is made by them.
  const isPublic = headers.get('Cache-Control')?.startsWith('public');
  const html = isPublic ? scriptsAfterFirstPaint(rendered) : scriptsAfterStyles(rendered);

  headers.set('Content-Type', 'text/html; charset=utf-8');
  const identity = context.get(identityContext);
  if (import.meta.env.PROD) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(html, nonce, identity?.scriptUrl));
  }
  if (identity) {
    // Its window has to find the page that opened it, and to learn whose page that is.
    headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  }
  const body = request.method === 'HEAD' ? null : withoutNonce(html, nonce);
  return new Response(body, { status, headers });
}

function renderWhole(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      bootstrapScriptContent: earlyScript,
      // However large: a part that came as a script's work would be missing without scripts.
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => logError('A part of a page failed to render', error),
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (isRefusal || request.signal.aborted) return;
  logError('A request failed', error, { path: new URL(request.url).pathname });
};
