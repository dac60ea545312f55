import { shopAsDelivered } from '@craftsandore/rules';
import { beforeEach, expect, test } from 'vitest';

import { showOwnLook } from './own-look.ts';

const logo = { key: 'logo-1', width: 400, height: 100 };
const mark = { key: 'mark-1', width: 512, height: 512 };
const own = {
  ...shopAsDelivered(),
  picturesUrl: 'https://api.example/images',
  logos: { logo, logoAr: null, logoOnDark: null, logoOnDarkAr: null },
  mark,
};

beforeEach(() => {
  localStorage.clear();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'icon', href: '/assets/mark.svg', type: 'image/svg+xml' });
  document.head.replaceChildren(link);
});

const css = () => document.querySelector('style[data-look]')?.textContent;
const icon = () => document.querySelector('link')?.getAttribute('href');

test('the owner’s logos and mark are shown at once, and on the first paint of the next page', () => {
  showOwnLook(own);
  expect(css()).toContain('--own-logo-en:url("https://api.example/images/logo-1.webp")');
  expect(css()).toContain('--own-logo-ratio-ar:4');
  expect(icon()).toBe('https://api.example/images/mark-1-192.png');
  expect(localStorage.getItem('look')).toBe(css());
});

test('the first ones are back where the owner has none', () => {
  showOwnLook(own);
  showOwnLook(shopAsDelivered());
  expect(css()).toBe('');
  expect(icon()).toContain('/assets/mark.svg');
  expect(document.querySelectorAll('style[data-look]')).toHaveLength(1);
});
