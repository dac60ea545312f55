import { createI18n } from '@craftsandore/i18n';
import { expect, test } from 'vitest';

import { wordsOf } from './words.ts';

test('the words of personal pages come with the first of them, into the language that is there', async () => {
  const { dictionary, addFor } = await wordsOf('en', '/product/7');
  const { t } = createI18n('en', { translation: dictionary });
  const say = () => [t('nav.home'), t('checkout.title')];
  expect(say()).toEqual(['Home', 'checkout.title']);

  await addFor('/signpost');
  expect(say()).toEqual(['Home', 'checkout.title']);
  await addFor('/cart/checkout');
  expect(say()).toEqual(['Home', 'Checkout']);
});

test('a personal page that is opened first has them from the start', async () => {
  const { dictionary } = await wordsOf('ar', '/track');
  expect(dictionary).toHaveProperty('nav');
  expect(dictionary).toHaveProperty('tracking');
});
