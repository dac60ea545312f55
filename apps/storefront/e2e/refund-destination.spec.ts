import { changeOrderStatus, noteDeposit, OrderStatus } from '@craftsandore/contract';
import { expectNoViolations } from '@craftsandore/tools/e2e';

import { aGuestOrder } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { asStaff, sales } from './support/staff.ts';
import { aStaffPage } from './support/staff-page.ts';
import { expect, test } from './support/test.ts';

test('a customer says where the money goes, staff pay it there, and the customer reads so', async ({
  page,
  shop,
  api,
  browser,
  context,
  t,
  uiLocale,
}) => {
  const { design } = await aProductInTwoDesigns(api);
  const { order, trackingToken: token } = await aGuestOrder(api, design.id);
  const asSales = await asStaff(api, sales);
  const params = { orderId: order.id };
  const paid = { amount: 40, method: 'wallet', reference: `W-${crypto.randomUUID()}` } as const;
  await asSales(noteDeposit, { params, body: paid });
  const cancellation = { reason: 'changed-mind' } as const;
  await asSales(changeOrderStatus, {
    params,
    body: { statusId: OrderStatus.cancelled, cancellation },
  });
  const save = page.getByRole('button', { name: t('destinationForm.send') });

  await test.step('the page asks where, and says what is wrong with an account', async () => {
    await shop.visit(`/track/${token}`);
    await page.getByRole('button', { name: t('refundTo.say') }).click();
    await expect(page.getByRole('heading', { name: t('destinationForm.title') })).toBeFocused();
    await page.getByText(t('destinationMethod.transfer'), { exact: true }).click();
    const account = page.getByRole('textbox', { name: t('destinationLabel.transfer') });
    await account.fill('EG00 0019 0005 0000 0000 2631 8000 2');
    await save.click();
    await expect(account).toBeFocused();
    await expect(page.getByText(t('destinationWrong.transfer'))).toBeVisible();
    await account.fill('EG38 0019 0005 0000 0000 2631 8000 2');
    await page.getByRole('textbox', { name: t('destinationForm.holder') }).fill('سلمى مرسي');
    await expectNoViolations(page);
    await save.click();
    await expect(page.locator('[role=status]:focus')).toHaveText(t('refundTo.saved'));
    await expect(page.getByText('…0002')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('2631');
    await expectNoViolations(page);
  });

  const reference = `T-${crypto.randomUUID().slice(0, 8)}`;
  await test.step('staff read all of it, and note that they have paid it there', async () => {
    const { staff, said, open } = await aStaffPage({ browser, context, api, uiLocale });
    await open(`/admin-orders/${order.id}`);
    await staff.getByRole('button', { name: said.returns.refund }).click();
    const dialog = staff.getByRole('dialog');
    await expect(dialog).toContainText('EG38 0019 0005 0000 0000 2631 8000 2');
    await expect(dialog).toContainText('سلمى مرسي');
    await expect(dialog.getByRole('combobox', { name: said.money.method })).toHaveValue('transfer');
    await dialog.getByRole('textbox', { name: said.money.referenceLabel }).fill(reference);
    await expectNoViolations(staff);
    await dialog.getByRole('button', { name: said.money.save }).click();
    await expect(dialog).toBeHidden();
    await expect(staff.getByRole('main')).toContainText(reference);
  });

  await test.step('the customer reads what was paid back, and is asked nothing more', async () => {
    await page.reload();
    const refund = page.getByRole('region', { name: t('returns.refund') });
    await expect(refund).toContainText(t('returns.paid'));
    await expect(refund).toContainText(reference);
    await expect(page.getByRole('button', { name: t('refundTo.say') })).toBeHidden();
    await expectNoViolations(page);
  });
});
