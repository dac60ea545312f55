import {
  defaultHome,
  deletePage,
  DeliverySettings,
  getDeliverySettings,
  getHomeSettings,
  getSettings,
  piastres,
  saveDeliverySettings,
  saveHomeSettings,
  saveShopSettings,
} from '@craftsandore/contract';
import { formattersFor, otherLocale } from '@craftsandore/i18n';
import { ar } from '@craftsandore/i18n/storefront/ar';
import { en } from '@craftsandore/i18n/storefront/en';
import { tabTo } from '@craftsandore/tools/e2e';
import type { Locator } from '@playwright/test';

import { aPhoto } from './support/a-photo.ts';
import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

const words = { ar, en };
const names = { ar: 'خشب الدلتا', en: 'Delta Wood' };
const titles = { ar: 'هدايا الشركات', en: 'Corporate gifts' };
const texts = { ar: 'نحفر اسم شركتك على كل قطعة.', en: 'We engrave your name on every piece.' };
const slug = `gifts-${Date.now()}`;
const fee = 173;

test('the owner sets the shop up without a mouse: name, logo, a fee, the home page, a page', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const admin = await staffApi(api, 'admin');
  const { shop: before } = await admin(getSettings, {});
  const delivery = await admin(getDeliverySettings, {});
  const other = otherLocale(uiLocale);

  const press = (key: string) => page.keyboard.press(key);
  async function type(field: Locator, text: string) {
    await tabTo(page, field);
    await press('ControlOrMeta+a');
    await page.keyboard.type(text);
  }
  /** By the name of a page, from wherever one is. */
  async function goTo(name: string) {
    await press('Control+k');
    await expect(page.getByRole('combobox', { name: t('palette.label') })).toBeFocused();
    await page.keyboard.type(name);
    await expect(page.getByRole('option', { selected: true })).toContainText(name);
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  async function goToGroup(name: string) {
    const groups = page.getByRole('navigation', { name: t('nav.settings') });
    await tabTo(page, groups.getByRole('link', { name, exact: true }), 'Shift+Tab');
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
  async function save() {
    const saved = page.getByText(t('settings.saved'), { exact: true });
    await expect(saved, 'of the save before').toBeHidden();
    await press('Control+s');
    await expect(saved).toBeVisible();
  }
  const inLanguage = (locale: 'ar' | 'en', label: string) => t(`inLanguage.${locale}`, { label });

  await backOffice.visitAs('admin', '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  try {
    await test.step('name and logo', async () => {
      await goTo(t('nav.settings'));
      for (const locale of [uiLocale, other]) {
        await type(page.getByLabel(inLanguage(locale, t('shopSettings.name'))), names[locale]);
      }
      // Heard from here on: a key may be quicker than a listener that is added beside it.
      page.on('filechooser', (chooser) => chooser.setFiles(aPhoto('olive-cups-2')));
      for (const locale of ['ar', 'en'] as const) {
        const logo = page.getByRole('group', {
          name: inLanguage(locale, t('shopSettings.logo')),
          exact: true,
        });
        await tabTo(page, logo.getByRole('button', { name: t('photoField.replace') }));
        await press('Enter');
        await expect(logo.getByRole('button', { name: t('form.delete') })).toBeVisible();
      }
      await save();
    });

    await test.step('a fee', async () => {
      await goToGroup(t('delivery.label'));
      await type(page.locator('input[name$=":fee"]').first(), String(fee));
      await save();
    });

    await test.step('the home page', async () => {
      await goToGroup(t('nav.homePage'));
      const handle = t('arrange.handle', { row: t('homeSection.contact') });
      await tabTo(page, page.getByRole('button', { name: handle, exact: true }));
      for (const key of ['Space', 'Home', 'Space']) await press(key);
      await save();
    });

    await test.step('a page', async () => {
      await goTo(t('nav.pages'));
      await tabTo(page, page.getByRole('link', { name: t('pages.add') }));
      await press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: t('pages.add') })).toBeFocused();
      const field = (locale: 'ar' | 'en', label: string) =>
        page.getByRole('textbox', { name: inLanguage(locale, label), exact: true });
      for (const locale of ['ar', 'en'] as const) {
        await type(field(locale, t('pageField.title')), titles[locale]);
      }
      await type(page.getByLabel(t('pages.address')), slug);
      await press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${slug}$`));
      for (const locale of [uiLocale, other]) {
        await type(field(locale, t('pageField.body')), texts[locale]);
      }
      await tabTo(page, page.getByRole('button', { name: t('pages.publish') }));
      await press('Enter');
      await expect(page.getByText(t('pageStanding.published'))).toBeVisible();
    });

    for (const locale of [uiLocale, other]) {
      await test.step(`the shop in ${locale}`, async () => {
        const { home, contact } = words[locale];
        await page.goto(`/?lang=${locale}`);
        await expect(page).toHaveTitle(new RegExp(names[locale]));
        const { logo, logoAr } = (await admin(getSettings, {})).shop.settings;
        const { key = '' } = (locale === 'ar' ? logoAr : logo) ?? {};
        const shown = page.getByRole('banner').locator('a[href="/"] > span');
        await expect(shown).toHaveCSS('background-image', new RegExp(`/images/${key}\\.webp`));
        const headings = page.locator('main h2');
        await expect(headings.filter({ hasText: contact.title }).first()).toBeAttached();
        const order = await headings.allTextContents();
        expect(order.indexOf(contact.title)).toBeLessThan(order.indexOf(home.story));

        await page.goto(`/delivery?lang=${locale}`);
        await expect(page.getByRole('main')).toContainText(
          formattersFor(locale).money(piastres(fee * 100)),
        );
        await page.goto(`/pages/${slug}?lang=${locale}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[locale]);
        await expect(page.getByRole('main')).toContainText(texts[locale]);
      });
    }
  } finally {
    const { shop } = await admin(getSettings, {});
    const { name, nameAr, logo, logoAr } = before.settings;
    await admin(saveShopSettings, {
      body: { seenVersion: shop.version, name, nameAr, logo, logoAr },
    });
    const { version } = await admin(getDeliverySettings, {});
    await admin(saveDeliverySettings, {
      body: { seenVersion: version, settings: DeliverySettings.encode(delivery.settings) },
    });
    const home = await admin(getHomeSettings, {});
    await admin(saveHomeSettings, { body: { seenVersion: home.version, ...defaultHome } });
    await admin(deletePage, { params: { slug } }).catch(() => null); // where it was not begun
  }
});
