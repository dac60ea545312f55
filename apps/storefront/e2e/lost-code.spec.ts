import { expect, test } from './support/test.ts';

test.use({ provokes: ['route module', 'Failed to'] });

test('a link leads to its page also when the code of that page does not come once', async ({
  page,
  shop,
  t,
}) => {
  await shop.visit('/about');
  await page.route(/\/assets\/contact-.*\.js/, (route) => route.abort(), { times: 1 });
  await shop.goTo(t('nav.contact'));

  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
