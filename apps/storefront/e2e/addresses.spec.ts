import { register } from '@craftsandore/contract';

import { expect, test } from './support/test.ts';

test.use({ provokes: [409] });

test('addresses are added, changed and deleted, and focus is never lost', async ({
  page,
  shop,
  api,
  t,
}) => {
  const customer = { name: 'Nadia Farid', email: `nadia.${crypto.randomUUID()}@example.com` };
  await api(register, { body: { ...customer, password: 'olive-tree-by-the-window' } });
  await shop.visit('/signin?next=%2Fshipping');
  await shop.signIn(customer);

  const add = page.getByRole('button', { name: t('address.add') });
  const save = page.getByRole('button', { name: t('address.save') });
  const street = page.getByLabel(t('address.street'));
  const edit = (name: string) =>
    page.getByRole('button', { name: t('address.editNamed', { address: name }) });

  for (const name of ['٩ شارع النصر', '4 El Bahr St']) {
    await add.click();
    await expect(page.getByLabel(t('place.governorate'))).toBeFocused();
    await page.getByLabel(t('place.governorate')).selectOption({ index: 3 });
    await street.fill(name);
    await page.getByLabel(t('place.city')).fill('سموحة');
    await page.getByLabel(t('address.phone')).fill('01000000000');
    await save.click();
    await expect(edit(name)).toBeVisible();
    await expect(add).toBeFocused();
  }

  const makeDefault = (name: string) =>
    page.getByRole('button', { name: t('address.makeDefaultNamed', { address: name }) });
  await expect(makeDefault('٩ شارع النصر')).toHaveCount(0);
  await makeDefault('4 El Bahr St').click();
  await expect(edit('4 El Bahr St')).toBeFocused();
  await expect(makeDefault('4 El Bahr St')).toHaveCount(0);
  await expect(makeDefault('٩ شارع النصر')).toBeVisible();

  await edit('4 El Bahr St').click();
  await expect(street).toHaveValue('4 El Bahr St');
  await street.fill('٩ شارع النصر');
  await save.click();
  await expect(page.getByRole('alert')).toHaveText(t('address.duplicate'));
  await street.fill('5 El Bahr St');
  await page.getByLabel(t('address.building')).fill('12');
  await page.getByLabel(t('address.floor')).fill('٣');
  await page.getByRole('button', { name: t('address.addSecondNumber') }).click();
  await expect(page.getByLabel(t('address.secondNumber'))).toBeFocused();
  await page.getByLabel(t('address.secondNumber')).fill('٠١٢٢٣٤٥٦٧٨٩');

  // Another page would take what was typed along.
  await page
    .getByRole('main')
    .getByRole('link', { name: t('accountPages.orders') })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('address.stay') })
    .click();
  await expect(street).toHaveValue('5 El Bahr St');
  await save.click();
  await expect(edit('5 El Bahr St')).toBeFocused();
  const card = page.getByRole('listitem').filter({ hasText: '5 El Bahr St' });
  await expect(card).toContainText('12');
  await expect(card).toContainText('٣');
  await expect(card).toContainText('+20 122 345 6789');

  const deleteButton = page.getByRole('button', {
    name: t('address.deleteNamed', { address: '5 El Bahr St' }),
  });
  await deleteButton.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('action.cancel') })
    .click();
  await expect(deleteButton).toBeFocused();
  await deleteButton.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('address.deleteYes') })
    .click();
  await expect(deleteButton).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(edit('٩ شارع النصر')).toBeVisible();
});
