import { expectNoViolations, mailedLink } from '@craftsandore/tools/e2e';

import { aGuestOrder, aMobileNumber } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { expect, test } from './support/test.ts';

test('a guest confirms an order by the link of the mail, once, and cancels another one', async ({
  page,
  shop,
  api,
  t,
}) => {
  const { design } = await aProductInTwoDesigns(api);
  const linkOfOrder = async () => {
    const email = `salma.${crypto.randomUUID()}@example.com`;
    const contact = { name: 'سلمى مرسي', phoneNumber: aMobileNumber(), email };
    await aGuestOrder(api, design.id, { contact });
    return mailedLink(email, '/c');
  };
  const heading = page.getByRole('heading', { level: 1 });
  const confirm = page.getByRole('button', { name: t('confirm.yes') });

  await test.step('opening it twice changes nothing', async () => {
    const path = await linkOfOrder();
    await page.request.get(path);
    await shop.visit(path);
    await expect(heading).toContainText('سلمى مرسي');
    await expectNoViolations(page);
  });

  await test.step('a press confirms, and a second one elsewhere says the same', async () => {
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(page.url());
    await confirm.click();
    await expect(heading).toHaveText(t('trackedStatus.confirmed'));
    await expectNoViolations(page);
    await elsewhere.getByRole('button', { name: t('confirm.yes') }).click();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
      t('trackedStatus.confirmed'),
    );
    await elsewhere.close();
  });

  await test.step('it is confirmed for good, and leads to the whole order', async () => {
    await page.reload();
    await expect(confirm).toBeHidden();
    await page.getByRole('link', { name: t('placed.follow') }).click();
    await expect(heading).toHaveText(t('trackedStatus.confirmed'));
  });

  await test.step('of another one more is wanted, and the page says what it comes to before it is saved', async () => {
    await shop.visit(await linkOfOrder());
    await page.getByRole('link', { name: t('confirm.change') }).click();
    await expect(page.getByRole('heading', { name: t('changeOrder.open') })).toBeFocused();
    const pieces = page.getByRole('spinbutton');
    await pieces.fill('2');
    await pieces.press('Enter');
    await page.getByRole('button', { name: t('changeOrder.review') }).click();
    await expect(page.getByRole('heading', { name: t('changeOrder.differences') })).toBeFocused();
    await expectNoViolations(page);
    await page.getByRole('button', { name: t('changeOrder.save') }).click();
    await expect(page.locator('[role=status]:focus')).toBeVisible();
    await expect(page.getByRole('region', { name: t('tracking.yours') })).toContainText(/[2٢]\s*×/);
  });

  await test.step('another one is cancelled, without a word why', async () => {
    await shop.visit(await linkOfOrder());
    await page.getByRole('link', { name: t('confirm.cancel') }).click();
    await expectNoViolations(page);
    await page.getByRole('button', { name: t('tracking.cancel') }).click();
    await expect(heading).toHaveText(t('trackedStatus.cancelled'));
  });
});
