import { AsyncLocalStorage } from 'node:async_hooks';

import { addressOf, senderBehind } from '@craftsandore/env/networks';
import { createRequestListener } from '@react-router/node';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RouterContextProvider, type ServerBuild } from 'react-router-dom';

import type * as Entry from '../app/entry.server.tsx';

type Options = {
  build: ServerBuild;
  visitorContext: typeof Entry.visitorContext;
  trustedProxies: string;
};

/** Serves forms, and tells the shop from where each was sent: the API counts it for that network, not for this server. */
export function formServer({ build, visitorContext, trustedProxies }: Options) {
  const senderOf = senderBehind(trustedProxies);
  const visitors = new AsyncLocalStorage<string>();
  const serve = createRequestListener({
    build,
    mode: 'production',
    getLoadContext() {
      const context = new RouterContextProvider();
      context.set(visitorContext, visitors.getStore() ?? null);
      return context;
    },
  });

  return (request: IncomingMessage, response: ServerResponse) =>
    visitors.run(addressOf(senderOf(request)), () => serve(request, response));
}
