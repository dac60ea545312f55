import { aCustomer } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { expect, test } from './support/test.ts';

test('a customer rates a product, everybody reads it, and a second rating replaces the first', async ({
  page,
  context,
  shop,
  api,
  t,
}) => {
  const { product } = await aProductInTwoDesigns(api);
  const { user } = await aCustomer(api, context);
  const first = `خشب جميل ${user.id}`;
  const second = `وأجمل بعد الزيت ${user.id}`;
  const reviews = page.locator('#reviews').getByRole('article');

  async function rate(stars: number, comment: string) {
    await page.getByRole('radio', { name: t('rating.stars', { count: stars }) }).check();
    await page.getByLabel(t('rating.comment')).fill(comment);
    await page.getByRole('button', { name: t('rating.send') }).click();
    await expect(page.getByText(t('rating.thanks'))).toBeVisible();
    await expect(reviews.first()).toContainText(comment);
  }

  await shop.visit(`/product/${product.id}`);
  await rate(4, first);
  await shop.visit(`/product/${product.id}`);
  await rate(5, second);

  // What a search engine reads, and everybody who is not signed in.
  await expect(async () => {
    const html = await (await page.request.get(`/product/${product.id}`)).text();
    expect(html).toContain(second);
    expect(html).not.toContain(first);
  }).toPass();
});
