import { listStaffQuestions, moderateQuestion, register } from '@craftsandore/contract';

import { aProductInTwoDesigns } from './support/a-product.ts';
import { asStaff, sales } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('a guest asks after signing in, staff answer, and everybody reads both', async ({
  page,
  shop,
  api,
  t,
}) => {
  const { product } = await aProductInTwoDesigns(api);
  const customer = {
    name: 'ليلى منصور',
    email: `layla.${crypto.randomUUID()}@example.com`,
    password: 'olive-tree-by-the-window',
  };
  await api(register, { body: customer });
  const words = `هل يناسب مائدة مستديرة؟ ${crypto.randomUUID()}`;

  await shop.visit(`/product/${product.id}`);
  const section = page.locator('#questions');
  await section.getByRole('link').click();
  await expect(page).toHaveURL(`/product/${product.id}/ask`);
  const field = page.getByLabel(t('question.text'));
  await field.fill(words);
  await page.getByRole('button', { name: t('question.signInToSend') }).click();
  await shop.signIn(customer);
  await expect(page).toHaveURL(`/product/${product.id}/ask`);
  await expect(field).toHaveValue(words);
  await page.getByRole('button', { name: t('question.send') }).click();
  await expect(page.getByText(t('question.thanks'))).toBeVisible();
  const own = page.getByRole('main').getByRole('listitem').filter({ hasText: words });
  await expect(own).toContainText(t('question.waiting'));
  expect(await (await page.request.get(`/product/${product.id}`)).text()).not.toContain(words);

  const staff = await asStaff(api, sales);
  const query = { productId: String(product.id) };
  const { data } = await staff(listStaffQuestions, { query });
  const asked = data.find(({ text }) => text === words);
  await staff(moderateQuestion, {
    params: { id: asked?.id ?? 0 },
    body: { seenVersion: asked?.version ?? 0, answer: 'نعم، قطره ٢٩ سم.' },
  });

  await expect(async () => {
    await page.goto(`/product/${product.id}`);
    await expect(section.getByRole('article').first()).toContainText(words, { timeout: 1000 });
  }).toPass();
  await expect(section.getByRole('article').first()).toContainText('نعم، قطره ٢٩ سم.');
  // What a search engine reads, on the page of all questions too.
  for (const path of ['', '/questions']) {
    const html = await (await page.request.get(`/product/${product.id}${path}`)).text();
    expect(html).toContain(words);
  }
});
