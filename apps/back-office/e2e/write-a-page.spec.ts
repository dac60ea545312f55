import { getFooterSettings, saveFooterSettings } from '@craftsandore/contract';
import { otherLocale } from '@craftsandore/i18n';

import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

const slug = `wholesale-${Date.now()}`;

// The page is not there before it is published.
test.use({ provokes: [404] });

test('a page is written, published in both languages, in the footer as long as it is there, and an older version brought back', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
  baseURL,
}) => {
  const titles = { ar: `الجملة ${slug}`, en: `Wholesale ${slug}` };
  const field = (kind: 'title' | 'body', language: 'ar' | 'en') => {
    const name = t(`inLanguage.${language}`, { label: t(`pageField.${kind}`) });
    return page.getByRole('textbox', { name, exact: true });
  };
  const publish = page.getByRole('button', { name: t('pages.publish') });
  const atShop = (language: string) => `${baseURL}/pages/${slug}?lang=${language}`;

  await backOffice.visitAs('admin', '/admin-settings/pages/new');
  await field('title', 'ar').fill(titles.ar);
  await field('title', 'en').fill(titles.en);
  await page.getByLabel(t('pages.address')).fill(slug);
  await page.getByRole('button', { name: t('pages.begin') }).click();

  await test.step('the editor shows at once what the shop will', async () => {
    await field('body', 'ar').fill('للمحلات.\n\n## كم؟\n\nمن **٥٠** قطعة.');
    await field('body', 'en').fill('For shops.\n\n## How many?\n\nFrom **50** pieces.');
    const preview = page.getByRole('region', { name: t('pages.asInShop') });
    await expect(preview.getByRole('heading', { name: 'How many?' })).toBeVisible();
    await expect(preview.getByRole('heading', { name: 'كم؟' })).toBeVisible();
    await expect(page.getByText(t('pages.headingsMatch'))).toBeVisible();
  });
  await page.getByRole('button', { name: t('pages.saveDraft') }).click();
  await expect(page.getByText(t('pageDone.saved'), { exact: true })).toBeVisible();
  expect((await page.request.get(atShop('en'))).status()).toBe(404);

  await publish.click();
  await expect(page.getByText(t('pageStanding.published'))).toBeVisible();
  for (const language of [uiLocale, otherLocale(uiLocale)]) {
    await expect.poll(async () => (await page.request.get(atShop(language))).status()).toBe(200);
    const html = await (await page.request.get(atShop(language))).text();
    expect(html).toContain(language === 'ar' ? '<strong>٥٠</strong>' : '<strong>50</strong>');
  }
  const admin = await staffApi(api, 'admin');
  const { version: seenVersion, settings: footer } = await admin(getFooterSettings, {});
  const links = [{ to: 'page' as const, slug }];
  const column = { title: 'For shops', titleAr: 'للمتاجر', links };
  await admin(saveFooterSettings, {
    body: { seenVersion, columns: [...footer.columns, column] },
  });
  const about = async () => (await page.request.get(`${baseURL}/about?lang=en`)).text();
  expect(await about()).toContain(titles.en);

  await test.step('what is published later is compared with what was before, which comes back', async () => {
    await field('body', 'en').fill('For shops.\n\n## How many?\n\nFrom **80** pieces.');
    const changes = page.getByRole('region', { name: t('pages.sincePublished') });
    await expect(changes.locator('ins')).toContainText('80');
    await expect(changes.locator('del')).toContainText('50');
    await publish.click();
    await expect(page.getByText(t('pageStanding.published'))).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(atShop('en'))).text())
      .toContain('<strong>80</strong>');

    // The first version has no text yet.
    await page.getByRole('button', { name: t('pages.compareOf', { number: 2 }) }).click();
    await page.getByRole('button', { name: t('pages.restore', { number: 2 }) }).click();
    await expect(page.getByText(t('pageStanding.changed'))).toBeVisible();
    await publish.click();
    await expect(page.getByText(t('pageStanding.published'))).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(atShop('en'))).text())
      .toContain('<strong>50</strong>');
  });

  await page.getByRole('button', { name: t('pages.delete') }).click();
  await page.getByRole('button', { name: t('form.delete'), exact: true }).click();
  await expect(page).toHaveURL(/\/admin-settings\/pages$/);
  await expect.poll(async () => (await page.request.get(atShop('en'))).status()).toBe(404);
  expect(await about()).not.toContain(titles.en);
  await admin(saveFooterSettings, { body: { seenVersion: seenVersion + 1, ...footer } });
});
