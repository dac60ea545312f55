import type { ApiClient } from '@craftsandore/api-client';
import { RouterContextProvider } from 'react-router-dom';

import { apiContext } from '../server/api.server.ts';
import { createStorefront, routerContextOf } from '../storefront.tsx';
import { exampleSettings } from './settings.ts';
import { exampleShop } from './shop.ts';

const at = (path: string, init?: RequestInit) => new Request(`http://shop.example${path}`, init);

/** Calls a loader on the server, where the API responds so. */
export function load<Args, Page>(
  loader: (args: Args) => Page,
  api: unknown,
  { path = '/', params = {} } = {},
): Page {
  const context = new RouterContextProvider();
  context.set(apiContext, api as ApiClient); // serves what this loader asks
  return loader({ request: at(path), context, params } as Args); // all that it reads
}

/** Sends this to an action in the browser, where the API responds so. */
export function send<Args, Page>(
  action: (args: Args) => Page,
  api: ApiClient,
  { path, body = {} }: { path: string; body?: object },
): Page {
  const context = routerContextOf({
    ...createStorefront(exampleSettings, 'en', exampleShop.en),
    api,
  });
  const request = at(path, { method: 'POST', body: JSON.stringify(body) });
  return action({ request, context } as Args); // all that it reads
}

/** Where a response, or one that is thrown, leads to. */
export async function locationOf(response: Promise<unknown>): Promise<string | null> {
  const redirect = await response.catch((thrown: unknown) => thrown);
  if (!(redirect instanceof Response)) throw new Error('it leads nowhere else');
  return redirect.headers.get('location');
}
