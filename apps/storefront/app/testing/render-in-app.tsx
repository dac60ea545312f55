import type { Locale } from '@craftsandore/i18n';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
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
export function renderInApp(
  part: ReactNode,
  { locale = 'en', settings, shop, ...route }: Surroundings = {},
) {
  const storefront = createStorefront({ ...exampleSettings, ...settings }, locale, {
    ...exampleShop[locale],
    ...shop,
  });
  render(
    <InApp storefront={storefront} {...route}>
      {part}
    </InApp>,
  );
  return storefront;
}
