import { readFileSync } from 'node:fs';

import { createCategory, listCategories } from '@craftsandore/contract';

import { admin, asStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const photo = new URL('../../api/src/seed/catalogue/photos/cat-gifts-sets.webp', import.meta.url);

test.use({ provokes: [409] });

test('an admin deletes a category on the home page, once it holds nothing', async ({
  page,
  shop,
  api,
  t,
  uiLocale,
}) => {
  const inLanguage = ({ name, nameAr }: { name: string; nameAr: string }) =>
    uiLocale === 'ar' ? nameAr : name;
  const mark = Date.now();
  const [full] = await api(listCategories, {});
  const empty = await (
    await asStaff(api, admin)
  )(createCategory, {
    body: { name: `Presents ${mark}`, nameAr: `هدايا ${mark}` },
    file: new Blob([readFileSync(photo)], { type: 'image/webp' }),
  });
  const categories = page.getByRole('region', { name: t('home.chooseCategory') });
  const deletionOf = (category: typeof empty) =>
    categories.getByRole('button', {
      name: t('categories.delete', { category: inLanguage(category) }),
    });
  const dialog = page.getByRole('alertdialog');
  const yes = dialog.getByRole('button', { name: t('categoryDeletion.confirm') });

  await shop.visit('/signin');
  await shop.signIn(admin);
  await expect(page).not.toHaveURL(/signin/);

  await test.step('not while it holds products', async () => {
    await deletionOf(full ?? empty).click();
    await expect(dialog).toContainText(t('categoryDeletion.question'));
    await expect(dialog).toContainText(t('categoryDeletion.reason'));
    await yes.click();
    await expect(dialog).toContainText(t('categoryDeletion.refused'));
    await page.keyboard.press('Escape');
    await expect(deletionOf(full ?? empty)).toBeVisible();
  });

  // The newest is the last, which is before the first.
  await categories.getByRole('button', { name: t('paging.previous') }).click();
  await deletionOf(empty).click();
  await dialog.getByRole('button', { name: t('action.cancel') }).click();
  await expect(dialog).toHaveCount(0);
  await deletionOf(empty).click();
  await yes.click();
  await expect(dialog).toContainText(t('categoryDeletion.done'));
  await expect(dialog).toContainText(t('categoryDeletion.doneWords'));
  await expect(dialog).toHaveCount(0); // by itself, after two seconds
  await expect(deletionOf(empty)).toHaveCount(0);
  const left = await api(listCategories, {});
  expect(left.map(({ id }) => id)).not.toContain(empty.id);
});
