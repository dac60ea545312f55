import {
  defaultFooter,
  defaultHome,
  getFooterSettings,
  getHomeSettings,
  listCategories,
  listProducts,
  saveFooterSettings,
  saveHomeSettings,
} from '@craftsandore/contract';
import { otherLocale } from '@craftsandore/i18n';
import { ar } from '@craftsandore/i18n/storefront/ar';
import { en } from '@craftsandore/i18n/storefront/en';
import { expectNoViolations } from '@craftsandore/tools/e2e';

import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

const words = { ar, en };

test('the home page is arranged by keyboard, and the shop shows it so at the next request, in both languages', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const admin = await staffApi(api, 'admin');
  const { products } = await api(listProducts, { query: { sort: 'price-down', inStock: 'true' } });
  const [one, two] = products;
  if (!one || !two) throw new Error('The sample shop has products');
  const categories = await api(listCategories, {});
  const last = categories.at(-1);
  if (!last) throw new Error('The sample shop has categories');
  const local = <Thing extends { name: string; nameAr: string }>(
    thing: Thing,
    locale = uiLocale,
  ) => (locale === 'ar' ? thing.nameAr : thing.name);

  await backOffice.visitAs('admin', '/admin-settings/home');
  const save = page.getByRole('button', { name: t('form.save'), exact: true });
  const search = page.getByRole('combobox', { name: t('homeSettings.addProduct') });
  await expect(search).toBeVisible();
  await expectNoViolations(page);

  try {
    await test.step('two slides are found by name, and the second one is moved up', async () => {
      for (const product of [one, two]) {
        await search.fill(local(product));
        await expect(page.getByRole('option').first()).toContainText(local(product));
        await search.press('ArrowDown');
        await search.press('Enter');
      }
      const slides = page.getByRole('list', { name: t('homeSettings.heroProducts') });
      await expect(slides.getByRole('listitem')).toHaveCount(2);
      await slides
        .getByRole('button', { name: local(two), exact: false })
        .first()
        .focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Space');
    });

    await test.step('the form comes before the story, and the promises go', async () => {
      const handle = t('arrange.handle', { row: t('homeSection.contact') });
      await page.getByRole('button', { name: handle, exact: true }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Home');
      await page.keyboard.press('Space');
      const promises = page.getByRole('checkbox', {
        name: `${t('homeSettings.shown')}: ${t('homeSection.promises')}`,
      });
      await promises.focus();
      await page.keyboard.press('Space');
      await expect(promises).not.toBeChecked();
    });

    await test.step('one category is featured', async () => {
      await page.getByLabel(t('homeSettings.addCategory')).selectOption({ label: local(last) });
      await page.getByRole('button', { name: t('homeSettings.add'), exact: true }).press('Enter');
    });

    await test.step('the preview shows it before it is saved', async () => {
      const preview = page.getByRole('region', { name: t('shopPreview.title') });
      await expect(preview).toContainText(local(two));
      await expect(preview).not.toContainText(words[uiLocale].promises.cash);
      await preview
        .getByRole('button', { name: t(`previewLanguage.${otherLocale(uiLocale)}`) })
        .click();
      await expect(preview).toContainText(local(two, otherLocale(uiLocale)));
    });

    await save.click();
    await expect(page.getByText(t('settings.saved'), { exact: true })).toBeVisible();
    await expectNoViolations(page);

    for (const locale of [uiLocale, otherLocale(uiLocale)]) {
      await page.goto(`/?lang=${locale}`);
      const { home, contact } = words[locale];
      const hero = page.getByRole('region', { name: home.hero });
      await expect(hero.getByRole('heading', { level: 2 }).first()).toHaveText(local(two, locale));
      const headings = page.locator('main h2');
      await expect(headings.filter({ hasText: contact.title }).first()).toBeAttached();
      const texts = await headings.allTextContents();
      expect(texts.indexOf(contact.title)).toBeLessThan(texts.indexOf(home.story));
      await expect(page.getByText(words[locale].promises.cash, { exact: true })).toBeHidden();
      const carousel = page.getByRole('region', { name: home.chooseCategory });
      await expect(carousel.getByRole('link')).toHaveCount(1);
      await expect(carousel.getByRole('link')).toHaveText(local(last, locale));
    }
  } finally {
    const { version: seenVersion } = await admin(getHomeSettings, {});
    await admin(saveHomeSettings, { body: { seenVersion, ...defaultHome } });
  }

  // The shop hears of a save some milliseconds after the API has answered it.
  await expect(async () => {
    await page.goto(`/?lang=${uiLocale}`);
    const promise = page.getByText(words[uiLocale].promises.cash, { exact: true });
    await expect(promise).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('the footer gets a column with a link, and loses one, by keyboard', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const admin = await staffApi(api, 'admin');
  const titles = { ar: 'للمتاجر', en: 'For shops' };
  const labels = { ar: 'الورشة', en: 'The workshop' };
  const [help] = defaultFooter.columns;
  const helpTitle = { ar: help?.titleAr ?? '', en: help?.title ?? '' };

  await backOffice.visitAs('admin', '/admin-settings/footer');
  const add = page.getByRole('button', { name: t('footerSettings.addColumn') });
  await expect(add).toBeVisible();
  await expectNoViolations(page);

  try {
    await add.press('Enter');
    const column = page.getByRole('region', {
      name: t('footerSettings.columnOf', { name: t('footerSettings.newColumn') }),
    });
    const field = (locale: 'ar' | 'en', label: string) =>
      page.getByLabel(t(`inLanguage.${locale}`, { label })).last();
    await expect(column.getByRole('textbox').first()).toBeFocused();
    await column.getByRole('button', { name: t('footerSettings.addLink') }).press('Enter');
    await field('ar', t('footerSettings.label')).fill(labels.ar);
    await field('en', t('footerSettings.label')).fill(labels.en);
    await field('ar', t('footerSettings.columnTitle')).fill(titles.ar);
    await field('en', t('footerSettings.columnTitle')).fill(titles.en);

    const href = page.getByLabel(t('footerSettings.href'), { exact: true }).last();
    await href.fill('javascript:alert(1)');
    const save = page.getByRole('button', { name: t('form.save'), exact: true });
    await save.click();
    await expect(href).toHaveAttribute('aria-invalid', 'true');
    await href.fill('/products?sort=newest');

    const handle = t('arrange.handle', { row: titles[uiLocale] });
    await page.getByRole('button', { name: handle, exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    const remove = t('footerSettings.removeColumn', { name: helpTitle[uiLocale] });
    await page.getByRole('button', { name: remove, exact: true }).press('Enter');
    await save.click();
    await expect(page.getByText(t('settings.saved'), { exact: true })).toBeVisible();

    for (const locale of [uiLocale, otherLocale(uiLocale)]) {
      await page.goto(`/contact?lang=${locale}`);
      const footer = page.getByRole('contentinfo');
      const columns = footer.getByRole('navigation');
      await expect(columns).toHaveCount(2);
      const link = columns.first().getByRole('link', { name: labels[locale], exact: true });
      await expect(link).toHaveAttribute('href', '/products?sort=newest');
      await expect(footer.getByRole('navigation', { name: titles[locale] })).toBeVisible();
      await expect(footer.getByText(helpTitle[locale], { exact: true })).toBeHidden();
    }
  } finally {
    const { version: seenVersion } = await admin(getFooterSettings, {});
    await admin(saveFooterSettings, { body: { seenVersion, ...defaultFooter } });
  }
});
