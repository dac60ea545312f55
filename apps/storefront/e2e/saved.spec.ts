import { listSaved } from '@craftsandore/contract';
import { expectNoViolations } from '@craftsandore/tools/e2e';

import { aCustomer } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { expect, test } from './support/test.ts';

const hearts = /^(Save|حفظ) /;

test(
  'a guest saves what they like, finds it in every tab, and thinks better of it',
  { tag: '@every-device' },
  async ({ page, context, shop, t }) => {
    await shop.visit('/products');
    const heart = page.getByRole('main').getByRole('button', { name: hearts }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    const otherTab = await context.newPage();
    await otherTab.goto('/saved');
    await expect(otherTab.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expect(otherTab.getByText(t('savedPage.inBrowser'))).toBeVisible();
    await expectNoViolations(otherTab);
    await otherTab.close();

    await shop.goTo(t('nav.home'));
    await heart.waitFor();
    await shop.visit('/saved');
    const saved = page.getByRole('main').getByRole('button', { name: hearts });
    await saved.click();
    await expect(saved).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(page.getByRole('heading', { name: t('savedPage.empty') })).toBeVisible();
  },
);

test('what a guest has saved is the account’s after signing in, and not the browser’s after signing out', async ({
  page,
  context,
  shop,
  api,
  t,
}) => {
  const { product } = await aProductInTwoDesigns(api);
  await shop.visit(`/product/${product.id}`);
  const buying = page.getByRole('main').getByRole('button', { name: hearts });
  await buying.filter({ visible: true }).first().click();

  const { asCustomer } = await aCustomer(api, context);
  await shop.visit('/saved');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(t('savedPage.inBrowser'))).toBeHidden();
  const ids = async () => (await asCustomer(listSaved, {})).map(({ productId }) => productId);
  await expect.poll(ids).toEqual([product.id]);

  // Several designs: which one is chosen where they can be seen.
  await page.getByRole('link', { name: t('savedPage.choose') }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${product.id}/[^/]+$`));
});

test.describe('without a connection', () => {
  test.use({ provokes: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] });

  test('a heart counts, and the account hears of it later', async ({
    page,
    context,
    shop,
    api,
  }) => {
    const { product } = await aProductInTwoDesigns(api);
    const { asCustomer } = await aCustomer(api, context);
    await shop.visit(`/product/${product.id}`);
    const hearted = page.getByRole('main').getByRole('button', { name: hearts });
    const heart = hearted.filter({ visible: true }).first();
    await heart.click();
    await expect.poll(async () => (await asCustomer(listSaved, {})).length).toBe(1);

    await context.setOffline(true);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await context.setOffline(false);
    await expect.poll(async () => (await asCustomer(listSaved, {})).length).toBe(0);
  });
});
