import type { Locale } from '@craftsandore/i18n';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ActionFunction } from 'react-router-dom';

import { createShop } from '../shop/shop.ts';
import { InShop } from './in-shop.tsx';
import { exampleSettings } from './settings.ts';

type Surroundings = { locale?: Locale; action?: ActionFunction };

/** Renders a part of the shop with the words, links, session and cart that it has there. */
export function renderInShop(part: ReactNode, { locale = 'en', ...route }: Surroundings = {}) {
  const shop = createShop(exampleSettings, locale);
  render(
    <InShop shop={shop} {...route}>
      {part}
    </InShop>,
  );
  return shop;
}
