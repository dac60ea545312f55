import { randomUUID } from 'node:crypto';

import { placeGuestOrder, saveMessages, sendTestMessage } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aProduct } from '../../../test/support/builders.ts';
import { receiveMails } from '../../../test/support/mails.ts';

const api = await testApi({ ORDER_MAILS_PER_HOUR: '0' });
const { db, guest, signedIn } = api;
const admin = await signedIn(Role.Admin);
const { design } = await aProduct(db, { stock: [100] });
let seenVersion = 0;

const save = async (words: Record<string, string | null>) => {
  const { version } = await admin.call(saveMessages, { body: { seenVersion, ...words } });
  seenVersion = version;
};

async function mailOfAnOrder() {
  const { order } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: design.id, quantity: 1 }],
      contact: { name: 'Rana', phoneNumber: `0103${seenVersion}000000`, email: 'r@example.com' },
      shippingDetails: { streetAddress: 'a', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  const [mail] = await receiveMails(api);
  return { order, mail };
}

test('the next message is in the owner’s words, and in those of the beginning once they are taken back', async () => {
  const first = await mailOfAnOrder();
  await save({
    placedSubject: 'Got {orderNumber}',
    placedText: 'A <b>word</b> about\n{orderNumber}',
  });
  const { order, mail } = await mailOfAnOrder();
  expect(mail?.subject).toBe(`Got ${order.orderReference}`);
  expect(mail?.text).toContain('A <b>word</b> about');
  expect(mail?.html).toContain('A &lt;b&gt;word&lt;/b&gt; about<br>');

  await save({ placedSubject: null, placedText: null });
  const { order: third, mail: again } = await mailOfAnOrder();
  expect(again?.subject).toBe(
    first.mail?.subject?.replace(first.order.orderReference, third.orderReference),
  );
});

test('a place that is not there is refused at its field', async () => {
  await expect(save({ shippedTextAr: 'طلبك {orderNumber} يا {name}' })).rejects.toMatchObject({
    ...{
      status: 422,
      details: [{ path: 'shippedTextAr', message: expect.stringContaining('{name}') }],
    },
  });
});

test('a test goes to who asks for it, in words that are not saved, about nobody’s order', async () => {
  const words = { shippedText: 'Soon: {orderNumber}' };
  const body = { message: 'shipped', language: 'en', words } as const;
  expect(await admin.call(sendTestMessage, { body })).toEqual({ to: admin.user.email });
  const [mail] = await receiveMails(api);
  expect(mail?.to).toMatchObject([{ address: admin.user.email }]);
  expect(mail?.text).toContain('Soon: \u2068CS-26-01184\u2069');
});
