import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { SellerLine } from './seller-line.tsx';

const seller = {
  legalName: 'للمنتجات الخشبية ش.ذ.م.م',
  address: 'شارع الجيش ٧، دمياط',
  commercialRegister: '48213',
  taxCard: '512-448-901',
};

/** Without the marks that isolate the direction of names. */
const said = () => document.body.textContent?.replaceAll(/[\u2068\u2069]/g, '');

test('says beside the order whom it is placed with, and how they are reached', () => {
  renderInApp(<SellerLine />, { locale: 'ar', shop: { seller, phone: '16123' } });
  expect(said()).toBe(
    'البائع: للمنتجات الخشبية ش.ذ.م.م، شارع الجيش ٧، دمياط، 16123، hello@craftsandore.example. سجل تجاري 48213، بطاقة ضريبية 512-448-901.',
  );
});

test('says nothing until all of it is known', () => {
  renderInApp(<SellerLine />);
  expect(said()).toBe('');
});
