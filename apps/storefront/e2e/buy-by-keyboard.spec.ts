import { tabTo } from '@craftsandore/tools/e2e';

import { aCustomer, anAddress } from './support/a-customer.ts';
import { expect, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'A phone has no keys to press');

test(
  'the keyboard alone can buy',
  { tag: '@every-device' },
  async ({ page, context, shop, api, t }) => {
    const { asCustomer } = await aCustomer(api, context);
    await anAddress(asCustomer);

    await shop.visit('/products?inStock=true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter'); // past what is the same on every page
    await tabTo(page, page.getByRole('article').getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\//);
    await tabTo(page, page.getByRole('button', { name: t('cart.add') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('cart.added'))).toBeVisible();

    await tabTo(
      page,
      page.getByRole('banner').locator('a[href="/cart"][aria-expanded]'),
      'Shift+Tab',
    );
    await expect(page.getByRole('dialog', { name: t('cart.yours') })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: t('cart.goTo') }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart$/);

    const address = page.getByRole('radio').first();
    await tabTo(page, address);
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('link', { name: t('cart.checkout') }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: t('checkout.pay') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('placed.received')).first()).toBeVisible();
  },
);
