import { createApiClient } from '@craftsandore/api-client';
import { askQuestion, listProducts, register } from '@craftsandore/contract';
import { apiUrl } from '@craftsandore/tools/e2e';

import { expect, test } from './support/test.ts';

test('a question is answered on its page, leaves the list, and is read in the shop with its answer', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
  baseURL,
}) => {
  const { products } = await api(listProducts, { query: {} });
  const productId = products[0]?.id ?? 0;
  const { accessToken } = await api(register, {
    body: {
      name: 'ليلى منصور',
      email: `layla.${crypto.randomUUID()}@example.com`,
      password: 'olive-tree-by-the-window',
    },
  });
  const asCustomer = createApiClient({
    baseUrl: apiUrl,
    locale: uiLocale,
    token: () => accessToken,
  });
  const words = `هل يصلح هدية؟ ${crypto.randomUUID()}`;
  const answer = `نعم، يصل مغلفًا. ${crypto.randomUUID()}`;
  await asCustomer(askQuestion, { body: { productId, text: words } });

  await backOffice.visitAs('sales', '/admin-questions');
  const row = page.getByRole('row').filter({ hasText: words });
  await row.getByRole('button', { name: t('shopAnswer.write') }).click();
  await row.getByLabel(t('shopAnswer.label'), { exact: true }).fill(answer);
  await row.getByRole('button', { name: t('shopAnswer.publish') }).click();
  await expect(row).toBeHidden();

  await expect(async () => {
    const html = await (await page.request.get(`${baseURL}/product/${productId}/questions`)).text();
    expect(html).toContain(words);
    expect(html).toContain(answer);
  }).toPass();
});
