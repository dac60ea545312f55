import { expect, test } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { HeadTags } from './head-tags.tsx';

const said = (name: string) =>
  document.head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');

test('a shared link shows the title, words and photo of its page', () => {
  const image = 'http://api.example/images/bowl-1280.webp';
  renderInApp(<HeadTags title="Bowl" description="A wide one." image={image} />);
  expect(document.title).toBe('Bowl | Craftsandore');
  expect(said('og:title')).toBe('Bowl');
  expect(said('og:description')).toBe('A wide one.');
  expect(said('og:image')).toBe(image);
});

test('a later page of a list says so, and has no description of its own', () => {
  renderInApp(<HeadTags title="Bowls" page={2} description="All bowls." />);
  expect(document.title).toBe('Bowls | Page 2 | Craftsandore');
  expect(said('og:title')).toBe('Bowls | Page 2');
  expect(document.head.querySelector('[name=description]')).toBeNull();
});

test('programs read no signs between scripts', () => {
  renderInApp(
    <HeadTags title={'Order \u2068CS-26\u2069'} description={'\u2068Bowls\u2069 of wood.'} />,
  );
  expect(document.title).toBe('Order CS-26 | Craftsandore');
  expect(said('og:description')).toBe('Bowls of wood.');
});

test('without a photo of its own it shows the logo in its language', () => {
  renderInApp(<HeadTags />, { locale: 'ar' });
  expect(said('og:title')).toMatch(/^كرافتساندور/);
  expect(said('og:image')).toBe('http://shop.example/icons/share.ar.png');
});
