import { otherLocale } from '@craftsandore/i18n';

import { expect, test } from './support/test.ts';

test(
  'a page is in its language from the first paint, and in the other at a touch',
  { tag: '@every-device' },
  async ({ page, backOffice, t, uiLocale, direction }) => {
    const root = page.locator('html');
    await backOffice.visit('/signin?next=%2Fadmin-orders');
    await expect(root).toHaveAttribute('lang', uiLocale);
    await expect(root).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signIn.title'));

    await page.getByRole('link', { name: t('language.otherLabel') }).click();

    await expect(root).toHaveAttribute('lang', otherLocale(uiLocale));
    await expect(root).not.toHaveAttribute('dir', direction);
    await expect(page).toHaveURL(backOffice.address('/signin?next=%2Fadmin-orders'));
    await page.reload();
    await expect(root).toHaveAttribute('lang', otherLocale(uiLocale));
  },
);

test(
  'an address may choose the language',
  { tag: '@every-device' },
  async ({ page, backOffice, uiLocale }) => {
    await backOffice.visit(`/signin?lang=${otherLocale(uiLocale)}`);
    await expect(page.locator('html')).toHaveAttribute('lang', otherLocale(uiLocale));
  },
);
