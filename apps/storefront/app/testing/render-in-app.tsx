import type { Locale } from '@craftsandore/i18n';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ActionFunction } from 'react-router-dom';

import type { Settings } from '../session/settings.ts';
import type { ShopWords } from '../session/shop.ts';
import { createStorefront } from '../storefront.tsx';
import { InApp } from './in-app.tsx';
import { exampleSettings } from './settings.ts';
import { exampleShop } from './shop.ts';

type Surroundings = {
  locale?: Locale;
  path?: string;
  action?: ActionFunction;
  settings?: Partial<Settings>;
  shop?: Partial<ShopWords>;
};

/** Renders a part of the storefront with the words, links, session and cart that it has there. */
export function renderInApp(part: ReactNode, surroundings: Surroundings = {}) {
  const { storefront, app } = inSurroundings(part, surroundings);
  render(app);
  return storefront;
}

/** Shows a part as the server has rendered it. @returns what brings it to life. */
export function hydrateInApp(part: ReactNode, surroundings: Surroundings = {}) {
  const container = document.body.appendChild(document.createElement('div'));
  // eslint-disable-next-line no-restricted-syntax -- our own component, as the server renders it
  container.innerHTML = renderToString(inSurroundings(part, surroundings).app);
  return () => void render(inSurroundings(part, surroundings).app, { container, hydrate: true });
}

function inSurroundings(
  part: ReactNode,
  { locale = 'en', settings, shop, ...route }: Surroundings,
) {
  const storefront = createStorefront({ ...exampleSettings, ...settings }, locale, {
    ...exampleShop[locale],
    ...shop,
  });
  const app = (
    <InApp storefront={storefront} {...route}>
      {part}
    </InApp>
  );
  return { storefront, app };
}
