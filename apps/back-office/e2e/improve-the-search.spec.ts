import { listProducts } from '@craftsandore/contract';
import { expectNoViolations } from '@craftsandore/tools/e2e';

import { expect, test } from './support/test.ts';

/**
 * A word that nobody says, of letters alone, as what looks like somebody's number is not counted, and none of them
 * twice in a row, as repeated letters count once.
 */
const aNewWord = () =>
  Array.from(
    crypto.randomUUID().replace(/\W/g, '').slice(0, 16),
    (digit) => `q${'bcdfghjklmnprtvw'[parseInt(digit, 16)]}`,
  ).join('');

test('a missed word becomes a synonym, and the shop finds it at the next search', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const word = aNewWord();
  const found = async () => (await api(listProducts, { query: { query: word } })).products;
  expect(await found()).toEqual([]);

  await backOffice.visitAs('admin', '/admin-search/misses?sort=latest');
  const row = page.getByRole('row').filter({ hasText: word });
  await row.getByRole('button', { name: t('misses.add') }).press('Enter');

  // The rest by keyboard alone: the word is tried before it can be saved.
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: t('form.save') });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('bowl');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expect(save).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('status').getByRole('listitem').first()).toBeVisible();
  await expectNoViolations(page);
  await save.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toBeHidden();

  const [product] = await found();
  await page.goto(`/products?query=${word}`);
  const name = uiLocale === 'ar' ? product?.nameAr : product?.name;
  await expect(page.getByRole('heading', { name: name ?? word }).first()).toBeVisible();

  // Taken out of its group again, it is not found any more, and comes back to the list.
  await backOffice.visit(`/admin-search/synonyms?query=${word}`);
  await page.getByRole('rowheader').getByRole('link').click();
  const words = page.getByLabel(t('synonyms.terms'));
  const keep = page.getByRole('button', { name: t('synonyms.save') });
  await words.fill((await words.inputValue()).replace(word, ''));
  await expect(keep).toBeDisabled();
  await page.getByLabel(t('trial.query')).fill(word);
  await page.getByRole('button', { name: t('trial.run') }).click();
  await expect(page.getByText(t('trial.stillNothing', { query: word }))).toBeVisible();
  await expectNoViolations(page);
  await keep.click();
  await expect(page).toHaveURL(backOffice.address(`/admin-search/synonyms?query=${word}`));
  expect(await found()).toEqual([]);

  await backOffice.visit('/admin-search/misses?sort=latest');
  await row.getByRole('link').click();
  await expect(page.getByText(t('explain.notUnderstood'))).toBeVisible();
  await page.goBack();
  await row.getByRole('button', { name: t('misses.dismiss', { query: word }) }).click();
  await expect(row).toBeHidden();
});
