import { claimOrder, rateProduct } from '@craftsandore/contract';

import { aCustomer, aGuestOrder, aMobileNumber } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { expect, test } from './support/test.ts';

const word = 'https://maps.example/@30.0384612,31.2109884/'.padEnd(100, 'x');

test(
  'a word without an end makes no page wider than the screen',
  { tag: '@every-device' },
  async ({ page, context, shop, api }) => {
    const { product, design } = await aProductInTwoDesigns(api);
    const { order, trackingToken } = await aGuestOrder(api, design.id, {
      contact: { name: word, phoneNumber: aMobileNumber() },
      shippingDetails: { streetAddress: word, city: word, governorate: 'EG-GZ', landmark: word },
      note: word,
    });
    const isNoWider = async (path: string) => {
      await shop.visit(path);
      await expect(page.getByText('https://maps.example').first()).toBeVisible();
      const widths = () =>
        page.evaluate(() => [document.documentElement.scrollWidth, document.body.clientWidth]);
      const [scrolled, shown] = await widths();
      expect([path, scrolled]).toEqual([path, shown]);
    };

    await isNoWider(`/track/${trackingToken}`);
    await isNoWider(`/track/${trackingToken}/placed`);

    const { asCustomer } = await aCustomer(api, context);
    await asCustomer(claimOrder, { params: { token: trackingToken } });
    await isNoWider(`/orders/${order.id}`);
    await asCustomer(rateProduct, { body: { productId: product.id, rating: 5, comment: word } });
    await isNoWider(`/product/${product.id}`);
  },
);
