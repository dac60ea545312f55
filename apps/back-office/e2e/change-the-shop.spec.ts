import { getSettings, saveAnnouncement, saveShopSettings } from '@craftsandore/contract';
import { expectNoViolations } from '@craftsandore/tools/e2e';

import { aPhoto } from './support/a-photo.ts';
import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

test('the owner changes phone, name, logo and announcement, and the shop shows them at the next request, in both languages', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
  request,
}) => {
  const admin = await staffApi(api, 'admin');
  const { shop: before } = await admin(getSettings, {});
  const other = uiLocale === 'ar' ? 'en' : 'ar';
  const names = { ar: 'خشب النيل', en: 'Nile Wood' };
  const words = { ar: 'التوصيل مجانًا هذا الأسبوع', en: 'Free delivery this week' };

  await backOffice.visitAs('admin', '/admin-settings');
  await expectNoViolations(page);
  const save = page.getByRole('button', { name: t('form.save'), exact: true });
  await page.locator('input[name=phone]').fill('01223456789');
  await page.locator('input[name=nameAr]').fill(names.ar);
  await page.locator('input[name=name]').fill(names.en);
  const logo = t('shopSettings.logo');
  for (const [name, photo] of [
    [t('inLanguage.ar', { label: logo }), 'olive-cups-2'],
    [t('inLanguage.en', { label: logo }), 'beech-phone-stand-1'],
    [t('shopSettings.mark'), 'cat-gifts-sets'],
  ] as const) {
    const field = page.getByRole('group', { name, exact: true });
    await field.locator('input[type=file]').setInputFiles(aPhoto(photo));
    await expect(field.getByRole('button', { name: t('form.delete') })).toBeVisible();
  }
  await save.click();
  await expect(page.getByText(t('settings.saved'), { exact: true })).toBeVisible();

  await page
    .getByRole('navigation', { name: t('nav.settings') })
    .getByRole('link', { name: t('settings.announcement') })
    .click();
  await page.locator('input[name=textAr]').fill(words.ar);
  await page.locator('input[name=text]').fill(words.en);
  await save.click();
  await expect
    .poll(async () => (await admin(getSettings, {})).announcement.settings)
    .toMatchObject({ text: words.en, textAr: words.ar });

  try {
    for (const locale of [uiLocale, other] as const) {
      await page.goto(`/contact?lang=${locale}`);
      await expect(page.getByText(words[locale], { exact: true })).toBeVisible();
      const numbers = page.getByRole('link', { name: '+20 122 345 6789' });
      await expect(numbers.first()).toHaveAttribute('href', 'tel:+201223456789');
      await expect(page).toHaveTitle(new RegExp(`\\| ${names[locale]}$`));
      const { logo, logoAr, mark } = (await admin(getSettings, {})).shop.settings;
      const { key = '' } = (locale === 'ar' ? logoAr : logo) ?? {};
      const shown = page.getByRole('banner').locator('a[href="/"] > span');
      const background = await shown.evaluate((span) => getComputedStyle(span).backgroundImage);
      expect(background).toContain(`/images/${key}.webp`);
      expect((await request.get(/url\("(.*)"\)/.exec(background)?.[1] ?? '')).status()).toBe(200);
      const icon = page.locator('link[rel=apple-touch-icon]');
      await expect(icon).toHaveAttribute('href', new RegExp(`/images/${mark?.key}-180\\.png$`));
    }
  } finally {
    const { shop, announcement } = await admin(getSettings, {});
    const { phone, name, nameAr } = before.settings;
    await admin(saveShopSettings, {
      body: {
        ...{ seenVersion: shop.version, phone, name, nameAr },
        ...{ logo: null, logoAr: null, mark: null },
      },
    });
    await admin(saveAnnouncement, {
      body: { seenVersion: announcement.version, text: null, textAr: null },
    });
  }

  // The shop hears of a save some milliseconds after the API has answered it.
  await expect(async () => {
    await page.goto(`/contact?lang=${uiLocale}`);
    await expect(page.getByText(words[uiLocale], { exact: true })).toBeHidden({ timeout: 1000 });
  }).toPass();
});
