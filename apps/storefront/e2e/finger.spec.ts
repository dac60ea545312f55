import { addToCart } from '@craftsandore/contract';
import { expectFingerTargets } from '@craftsandore/tools/e2e';

import { aCustomer, anAddress, anOrder } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { expect, test } from './support/test.ts';

const pages = [
  '/',
  '/products',
  '/products?query=zzqqxx',
  '/product/1',
  '/categoryIds/1',
  '/services',
  '/contact',
  '/help',
  '/saved',
  '/stop-alerts?token=some',
  '/track',
  '/cart',
  '/profile',
  '/shipping',
];

const guestPages = [
  '/signin',
  '/signup',
  '/request-reset-password',
  '/reset-password?token=some',
  '/verify-email?token=some',
];

// In both languages on a phone: what is small differs with the height of their lines.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
// A link that confirms nothing.
test.use({ provokes: [404, 422] });

test('a finger finds 44 pixels of whatever can be pressed', async ({
  page,
  context,
  shop,
  api,
}) => {
  for (const address of guestPages) {
    await shop.visit(address);
    await expectFingerTargets(page);
  }
  const { asCustomer } = await aCustomer(api, context);
  const { id: addressId } = await anAddress(asCustomer);
  const { design } = await aProductInTwoDesigns(api);
  const line = { body: { productDesignId: design.id, quantity: 1 } };
  const order = await anOrder(asCustomer, { line, addressId });
  await asCustomer(addToCart, line);
  const orderPages = [`/orders/${order.id}`, `/cart/checkout?addressId=${addressId}`];
  for (const address of [...pages, ...orderPages]) {
    await shop.visit(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFingerTargets(page);
  }
});
