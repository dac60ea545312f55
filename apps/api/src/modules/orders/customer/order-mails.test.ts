import { addToCart, getActiveCart, placeOrder } from '@craftsandore/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anAddress, aProduct } from '../../../../test/support/builders.ts';
import { receiveMails } from '../../../../test/support/mails.ts';
import { users } from '../../../db/schema/users.ts';

const api = await testApi({ STOREFRONT_URL: 'https://shop.example' });
const { db, signedIn } = api;

async function placedOrder(language: string) {
  const { call, user } = await signedIn(undefined, language);
  const { design } = await aProduct(db, { price: 12_550 });
  const { id: shippingDetailsId } = await anAddress(db, user.id, { governorateCode: 'EG-ASN' });
  await call(addToCart, { body: { productDesignId: design.id, quantity: 2 } });
  const { id: cartId } = await call(getActiveCart, {});
  const body = { cartId, shippingDetailsId, paymentMethod: 'cash' as const };
  return { user, place: () => call(placeOrder, { body }) };
}

test('tells the customer in Arabic what was ordered, what it costs, and where it goes', async () => {
  const { user, place } = await placedOrder('ar');
  await db.update(users).set({ isVerified: true }).where(eq(users.id, user.id));
  const { id, orderReference } = await place();

  const [mail] = await receiveMails(api);

  expect(mail?.to).toEqual([{ name: user.name, address: user.email }]);
  expect(mail?.subject).toBe(`وصلنا طلبك ${orderReference}`);
  expect(mail?.html).toContain('dir="rtl"');
  const words = mail?.text?.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
  expect(words).toContain(`أهلًا ${user.name}،`);
  expect(words).toContain('سلطانية سلطة، تصميم 1 × ٢: ٢٥١٫٠٠ ج.م');
  expect(words).toContain('الشحن: ١١٠٫٠٠ ج.م');
  expect(words).toContain('الإجمالي: ٣٦١٫٠٠ ج.م');
  expect(words).toContain('عنوان التوصيل: 17 Talaat Harb Street، Downtown، أسوان 11511.');
  expect(words).toContain(`https://shop.example/orders/${id}`);
  expect(words).toMatch(/تأكيد الطلب الآن:\nhttps:\/\/shop\.example\/c\/[\w-]{27}/);
  expect(mail?.html).toMatch(/bold[^>]*>الإجمالي</);
});

test('is in English for an order in English, and sent once however often the order was sent', async () => {
  const { user, place } = await placedOrder('en');
  const [{ orderReference }] = await Promise.all([place(), place(), place()]);

  const mails = await receiveMails(api);

  expect(mails.map(({ subject }) => subject)).toEqual([`We have your order ${orderReference}`]);
  expect(mails[0]?.text).toContain('Total: LE\u00a0361.00');
  expect(mails[0]?.text, 'to an address that nobody has verified').not.toContain(user.name);
});
