import { listProducts } from '@craftsandore/contract';
import { expectNoViolations } from '@craftsandore/tools/e2e';

import { aCustomer, anAddress } from './support/a-customer.ts';
import { expect, test } from './support/test.ts';

/** As one types in a hurry: the last letter still to come. */
const inAHurry = (name: string) =>
  name.replaceAll('ة', 'ه').replace(/[أإآ]/g, 'ا').replaceAll('ئ', 'ي').slice(0, -1);

test('what is typed with mistakes is suggested, found and bought', async ({
  page,
  context,
  shop,
  api,
  t,
}) => {
  const { asCustomer } = await aCustomer(api, context);
  await anAddress(asCustomer);
  const { products } = await api(listProducts, { query: { inStock: 'true', perPage: 100 } });
  const product = products.find(({ nameAr }) => /\s\S+ة$/.test(nameAr));
  if (!product) throw new Error('No product of the shop has a name for this');
  const { id, nameAr: name } = product;

  const suggestions = page.getByRole('listbox', { name: t('products.suggestions') });

  await test.step('choose the product by keyboard', async () => {
    // A slide that fades is hard to read, and is behind what is looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.visit('/');
    const box = await shop.openSearch();
    await box.pressSequentially(inAHurry(name), { delay: 20 });
    const option = suggestions.getByRole('option', { name });
    await expect(option.locator('mark').first()).toBeVisible();
    await expectNoViolations(page);

    const count = await suggestions.getByRole('option').count();
    const isActive = async () => (await option.getAttribute('aria-selected')) === 'true';
    for (let presses = 0; presses < count && !(await isActive()); presses++) {
      await box.press('ArrowDown');
    }
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/product/${id}/[^/]+$`));
  });

  await test.step('choose a word with a finger, and find the product', async () => {
    const box = await shop.openSearch();
    await box.pressSequentially(inAHurry(name.split(' ').at(-1) ?? ''), { delay: 20 });
    await suggestions.getByRole('option').first().tap();
    await expect(suggestions).toBeHidden();
    await expect(page).toHaveURL(/query=/);
    await page.getByRole('article').getByRole('link', { name, exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('buy it', async () => {
    await page.getByRole('button', { name: t('cart.add') }).tap();
    await expect(page.getByText(t('cart.added'))).toBeVisible();
    await shop.visit('/cart');
    await page.getByRole('radio').first().check();
    await page.getByRole('link', { name: t('cart.checkout') }).tap();
    await page.getByRole('button', { name: t('checkout.pay') }).tap();
    await expect(page.getByText(t('placed.received')).first()).toBeVisible();
  });
});
