import type { ApiClient } from '@craftsandore/api-client';
import { en } from '@craftsandore/i18n/back-office/en';
import { LocaleProvider } from '@craftsandore/i18n/react';
import { SessionContext } from '@craftsandore/session';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  createMemoryRouter,
  RouterContextProvider,
  type RouteObject,
  RouterProvider,
  useLoaderData,
} from 'react-router-dom';

import { apiContext, sessionContext } from '../session/context.ts';
import { sessionOf } from './session-of.ts';
import { Notices } from './with-notices.tsx';

type RouteModule = {
  clientLoader: unknown;
  clientAction?: unknown;
  default: unknown;
  ErrorBoundary?: ComponentType;
};

/** A module of `routes/` as the route of a router. */
export function routeOf(
  path: string,
  module: RouteModule,
  children: RouteObject[] = [],
): RouteObject {
  // The framework's types of loaders and props are those of generated routes.
  const {
    clientLoader,
    clientAction,
    default: Route,
    ErrorBoundary,
  } = module as never as {
    clientLoader: () => unknown;
    clientAction: () => unknown;
    default: ComponentType<{ loaderData: unknown }>;
    ErrorBoundary?: ComponentType;
  };
  const Page = () => <Route loaderData={useLoaderData()} />;
  const pages = { element: <Page />, ...(ErrorBoundary && { errorElement: <ErrorBoundary /> }) };
  return { path, loader: clientLoader, action: clientAction, ...pages, children };
}

/** Calls of the API by their endpoint, as far as a test makes them. */
type Api = (endpoint: unknown, input: never) => Promise<unknown>;

/** Renders routes with the frame's words and notices, for an admin. */
export function renderRoutes(routes: RouteObject[], api: Api, entries: string[]) {
  const session = sessionOf('Admin');
  const context = new RouterContextProvider();
  context.set(sessionContext, session);
  context.set(apiContext, api as ApiClient); // of all calls, only these are made
  const router = createMemoryRouter(routes, {
    getContext: () => context,
    initialEntries: entries,
  });
  render(
    <LocaleProvider locale="en" dictionary={en}>
      <SessionContext value={session}>
        <Notices>
          <RouterProvider router={router} />
        </Notices>
      </SessionContext>
    </LocaleProvider>,
  );
  const path = () => router.state.location.pathname;
  return { router, path, back: () => setTimeout(() => void router.navigate(-1)) };
}
