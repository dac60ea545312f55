import { getActiveCart } from '@craftsandore/contract';

import { aCustomer } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { openShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ provokes: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] });

test('what is added without a connection is kept, and sent exactly once', async ({
  page,
  context,
  shop,
  api,
  t,
}) => {
  const { product, design } = await aProductInTwoDesigns(api);
  const { asCustomer } = await aCustomer(api, context);
  const cartAtApi = async () => {
    const { cartItems } = await asCustomer(getActiveCart, {});
    return cartItems.map(({ productDesignId, quantity }) => ({ productDesignId, quantity }));
  };
  const add = page.getByRole('button', { name: t('cart.add') });
  const badge = (count: number) =>
    page.getByRole('link', { name: t('cart.labelWithCount', { count }) });

  await shop.visit(`/product/${product.id}`);
  const otherTab = await context.newPage();
  await openShop(otherTab, t).visit('/about');
  await page
    .getByRole('radio')
    .and(page.locator(`[value="${design.id}"]`))
    .check();
  // What shows notices comes when the browser is idle.
  await expect(page.getByRole('region', { name: t('toast.region') })).toBeAttached();

  await context.setOffline(true);
  await add.click();
  await expect(page.getByText(t('cart.waiting')).first()).toBeVisible();
  await expect(badge(1)).toBeVisible();
  await expect(
    otherTab.getByRole('link', { name: t('cart.labelWithCount', { count: 1 }) }),
  ).toBeVisible();
  expect(await cartAtApi()).toEqual([]);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shop.homeLabel') })
    .click();
  await expect(page.getByText(t('failure.connection')).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.setOffline(false);
  await expect.poll(cartAtApi).toEqual([{ productDesignId: design.id, quantity: 1 }]);

  // The API hears of the next one, but its response is lost on the way, whichever tab sends it.
  await context.route(
    '**/orders/carts/add',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const responseIsLost = context.waitForEvent('requestfailed');
  await add.click();
  await responseIsLost;
  const unsent = () => page.evaluate(() => localStorage.getItem('cartChanges'));
  await expect(badge(2)).toBeVisible();
  await expect.poll(unsent, { timeout: 20_000 }).toBeNull(); // sent again, by this tab or the other
  await page.reload();
  await expect(badge(2)).toBeVisible();
  expect(await cartAtApi()).toEqual([{ productDesignId: design.id, quantity: 2 }]);
});
