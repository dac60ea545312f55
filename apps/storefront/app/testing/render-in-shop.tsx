import type { Locale } from '@craftsandore/i18n';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { createShop } from '../shop/shop.ts';
import { InShop } from './in-shop.tsx';
import { exampleSettings } from './settings.ts';

/** Renders a part of the shop with the words, links, session and cart that it has there. */
export function renderInShop(part: ReactNode, { locale = 'en' }: { locale?: Locale } = {}) {
  const shop = createShop(exampleSettings, locale);
  render(<InShop shop={shop}>{part}</InShop>);
  return shop;
}
