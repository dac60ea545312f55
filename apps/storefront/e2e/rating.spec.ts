import { listStaffReviews, moderateReviewPhoto, rateProduct } from '@craftsandore/contract';

import { aCustomer } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { asStaff, sales } from './support/staff.ts';
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
    await shop.visit(`/product/${product.id}`);
    await page.getByRole('link', { name: t('rating.write') }).click();
    await page.getByRole('radio', { name: t('rating.stars', { count: stars }) }).check();
    await page.getByLabel(t('review.comment')).fill(comment);
    await page.getByRole('button', { name: t('review.send') }).click();
    await expect(page.getByText(t('review.thanks'))).toBeVisible();
    await page.getByRole('link', { name: t('review.back') }).click();
    await expect(reviews.first()).toContainText(comment);
  }

  await rate(4, first);
  await rate(5, second);

  // What a search engine reads, and everybody who is not signed in.
  await expect(async () => {
    const html = await (await page.request.get(`/product/${product.id}`)).text();
    expect(html).toContain(second);
    expect(html).not.toContain(first);
  }).toPass();
});

test('a guest is asked to sign in before anything is written, in Arabic', async ({
  page,
  context,
  shop,
  api,
  t,
}) => {
  const { product } = await aProductInTwoDesigns(api);
  await shop.visit(`/product/${product.id}/review`);
  await expect(page.getByText('يجب تسجيل الدخول لتقييم المنتج.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);

  await aCustomer(api, context);
  await shop.visit(`/product/${product.id}/review`);
  await expect(page.getByRole('button', { name: t('review.send') })).toBeVisible();
});

test('a customer’s photo is seen by everybody once staff have let it in', async ({
  page,
  context,
  shop,
  api,
  t,
}) => {
  const { product } = await aProductInTwoDesigns(api);
  const { asCustomer } = await aCustomer(api, context);
  const { id } = await asCustomer(rateProduct, { body: { productId: product.id, rating: 5 } });

  await shop.visit(`/product/${product.id}/review`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('ownPhotos.add') }).click();
  await (await chooser).setFiles('apps/api/src/seed/catalogue/photos/olive-salad-bowl-2.webp');
  await expect(page.getByText(t('review.waiting'))).toBeVisible();

  const newest = page.locator('#reviews').getByRole('article').first();
  await shop.visit(`/product/${product.id}`);
  await expect(newest).toBeVisible();
  await expect(newest.getByRole('listitem')).toHaveCount(0);

  const staff = await asStaff(api, sales);
  const { data } = await staff(listStaffReviews, { query: { productId: String(product.id) } });
  const photoId = data.find((review) => review.id === id)?.photos[0]?.id ?? 0;
  await staff(moderateReviewPhoto, { params: { id, photoId }, body: { state: 'shown' } });
  await shop.visit(`/product/${product.id}`);
  await newest.getByRole('link', { name: t('gallery.photo', { place: 1 }) }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
