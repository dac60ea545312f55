import type { ApiClient } from '@craftsandore/api-client';
import {
  addParcelEvent,
  changeOrderStatus,
  claimOrder,
  exchangeReturn,
  getOrder,
  listParcelsOfOrder,
  listReturnPhotos,
  listReturnsOfOrder,
  moveReturn,
  noteDeposit,
  openReturn,
  OrderStatus,
  payRefund,
  quoteOrder,
  receiveReturn,
} from '@craftsandore/contract';
import { expectNoViolations, mailedLink } from '@craftsandore/tools/e2e';

import { aCustomer, aGuestOrder, aMobileNumber } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { admin, asStaff, sales } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const { confirmed, shipped } = OrderStatus;

/** At the door some pieces of its only line are kept, and the others refused. */
async function deliverSome(asSales: ApiClient, orderId: number, quantity: number) {
  const params = { orderId };
  for (const statusId of [confirmed, shipped]) {
    await asSales(changeOrderStatus, { params, body: { statusId } });
  }
  const [parcel] = await asSales(listParcelsOfOrder, { params });
  const [line] = (await asSales(getOrder, { params })).lines;
  const kept = [{ orderLineId: line?.orderLineId ?? 0, quantity }];
  await asSales(addParcelEvent, {
    params: { id: parcel?.id ?? 0 },
    body: { state: 'delivered', kept },
  });
}

test(
  'a customer sends a piece back, and has the money for it',
  { tag: '@every-device' },
  async ({ page, shop, api, context, t }) => {
    const { design } = await aProductInTwoDesigns(api);
    const email = `salma.${crypto.randomUUID()}@example.com`;
    const contact = { name: 'سلمى مرسي', phoneNumber: aMobileNumber(), email };
    const items = [{ productDesignId: design.id, quantity: 4 }];
    const { order, trackingToken: token } = await aGuestOrder(api, design.id, { contact, items });
    const [asSales, asAdmin] = [await asStaff(api, sales), await asStaff(api, admin)];
    const paid = { amount: 1, method: 'wallet', reference: `W-${crypto.randomUUID()}` } as const;
    await asSales(noteDeposit, { params: { orderId: order.id }, body: paid });
    await deliverSome(asSales, order.id, 3);
    const params = { orderId: order.id };
    const returns = page.getByRole('region', { name: t('returns.title') });
    const opener = page.getByRole('button', { name: t('returns.open') });

    await test.step('asks for it by the link of the order', async () => {
      await shop.visit(`/track/${token}`);
      await expect(page.getByRole('list', { name: t('atDoor.kept') })).toContainText(/[3٣]/);
      await expect(page.getByRole('list', { name: t('atDoor.refused') })).toContainText(/[1١]/);
      await expect(page.getByText(paid.reference)).toBeVisible();
      await opener.click();
      await expect(page.getByRole('heading', { name: t('returns.open') })).toBeFocused();
      await expectNoViolations(page);
      const pieces = page.getByRole('spinbutton');
      await pieces.fill('1');
      await pieces.press('Tab');
      await page.getByRole('button', { name: t('returnForm.send') }).click();
      await expect(page.getByRole('combobox', { name: t('returnForm.reason') })).toBeFocused();
      await page
        .getByRole('combobox', { name: t('returnForm.reason') })
        .selectOption(t('whyReturned.broken'));
      await page.getByRole('textbox', { name: t('returnForm.comment') }).fill('شرخ في القاع');
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: t('ownPhotos.add') }).click();
      await (await chooser).setFiles('apps/api/src/seed/catalogue/photos/olive-salad-bowl-2.webp');
      await expect(
        page.getByRole('button', { name: t('ownPhotos.remove', { place: 1 }) }),
      ).toBeVisible();
      await page.getByRole('button', { name: t('returnForm.send') }).click();
      await expect(page.locator('[role=status]:focus')).toHaveText(t('returns.asked'));
      await expect(returns).toContainText(/×\s*[1١]/);
      await expect(returns.getByRole('img')).toBeVisible();
      await expectNoViolations(page);
    });

    const [asked] = (await asSales(listReturnsOfOrder, { params })).returns;
    if (!asked) throw new Error('Sales see no return');
    expect(asked).toMatchObject({ state: 'requested', comment: 'شرخ في القاع' });
    const of = { params: { id: asked.id } };
    expect(await asSales(listReturnPhotos, of)).toMatchObject([{ staffName: null }]);

    await test.step('is told by mail that it is accepted, and comes back by its link', async () => {
      await asSales(moveReturn, { ...of, body: { state: 'approved' } });
      expect(await mailedLink(email, '/track')).toBe(`/track/${token}`);
      await page.reload();
      await expect(returns).toContainText(t('returnNext.approved'));
    });

    await test.step('takes the photo back', async () => {
      await page.getByRole('button', { name: t('ownPhotos.remove', { place: 1 }) }).click();
      await expect(returns.getByRole('img')).toBeHidden();
      expect(await asSales(listReturnPhotos, of)).toEqual([]);
    });

    await test.step('is paid back once the piece is here, and reads by which reference', async () => {
      const pieces = asked.lines.map(({ orderLineId, quantity }) => ({
        ...{ orderLineId, quantity, condition: 'damaged' as const },
      }));
      const { toRefund } = await asSales(receiveReturn, { ...of, body: { pieces } });
      await page.reload();
      await expect(returns).toContainText(t('returnNext.received'));
      const reference = `T-${asked.id}-${crypto.randomUUID().slice(0, 8)}`;
      const refund = { amount: toRefund / 100, method: 'instapay', reference } as const;
      await asAdmin(payRefund, { ...of, body: refund });
      await page.reload();
      await expect(returns).toContainText(t('returnNext.paid'));
      await expect(returns).toContainText(reference);
      await expectNoViolations(page);
    });

    await test.step('asks for another in place of the other one, and reads what is left to pay', async () => {
      const line = { orderLineId: asked.lines[0]?.orderLineId ?? 0, quantity: 1 };
      const wish = { reason: 'size', wanted: 'exchange' } as const;
      const { id } = await asSales(openReturn, { params, body: { ...wish, lines: [line] } });
      const ofExchange = { params: { id } };
      const pieces = [{ ...line, condition: 'sellable' as const }];
      const { toRefund } = await asSales(receiveReturn, { ...ofExchange, body: { pieces } });
      const items = [{ productDesignId: design.id, quantity: 2 }];
      const { costBreakdown } = await api(quoteOrder, { body: { items } });
      const made = await asAdmin(exchangeReturn, {
        ...ofExchange,
        body: {
          ...{ placementKey: crypto.randomUUID(), items },
          ...{ seenTotalCost: costBreakdown.totalCost / 100, seenCredit: toRefund / 100 },
        },
      });
      const reference = made.exchange?.orderReference ?? '';
      await page.reload();
      await expect(returns).toContainText(t('returnNext.exchanged'));
      await expectNoViolations(page);
      await page.getByRole('link', { name: reference }).click();
      await expect(page.getByText(t('exchange.toPay'))).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole('link', { name: order.orderReference }).click();
      await expect(returns).toBeVisible();
    });

    await test.step('asks for the other one in the account', async () => {
      const { asCustomer } = await aCustomer(api, context);
      await asCustomer(claimOrder, { params: { token } });
      await shop.visit(`/orders/${order.id}`);
      await expect(returns).toContainText(t('returnNext.paid'));
      await opener.click();
      await page
        .getByRole('combobox', { name: t('returnForm.reason') })
        .selectOption(t('whyReturned.changed_mind'));
      await expectNoViolations(page);
      await page.getByRole('button', { name: t('returnForm.send') }).click();
      await expect(page.locator('[role=status]:focus')).toHaveText(t('returns.asked'));
      await expect(opener).toBeHidden();
      await expectNoViolations(page);
    });
  },
);
