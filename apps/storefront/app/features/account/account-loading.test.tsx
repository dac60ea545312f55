import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { AccountLoading } from './account-loading.tsx';

test.each([
  ['/profile', 'Profile | Craftsandore'],
  ['/orders/7', 'Orders | Craftsandore'],
  ['/shipping?edit=new', 'Delivery addresses | Craftsandore'],
])('%s has its title before its data', (path, title) => {
  renderInApp(<AccountLoading />, { path });
  expect(document.title).toBe(title);
});
