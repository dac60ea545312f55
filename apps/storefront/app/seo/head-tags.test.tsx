import { expect, test, vi } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { HeadTags } from './head-tags.tsx';

// The tags of pictures are of the server alone.
vi.stubEnv('SSR', true);

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

test('without a photo of its own it shows the picture of the shop in its language', () => {
  renderInApp(<HeadTags />, { locale: 'ar' });
  expect(said('og:title')).toMatch(/^كرافتساندور/);
  expect(said('og:image')).toBe('http://shop.example/icons/share.ar.jpg');
});

test.each(['ar', 'en'] as const)(
  'the picture drawn of a page is said with all it is, %s',
  (locale) => {
    const preview = 'http://api.example/images/preview-1-abc';
    renderInApp(<HeadTags title="Bowl" preview={preview} image="http://api.example/a.webp" />, {
      locale,
    });
    expect(said('og:image')).toBe(`${preview}.${locale}.jpg`);
    expect(['type', 'width', 'height', 'alt'].map((fact) => said(`og:image:${fact}`))).toEqual([
      'image/jpeg',
      '1200',
      '630',
      'Bowl',
    ]);
    const card = document.head.querySelector('[name="twitter:card"]')?.getAttribute('content');
    expect(card).toBe('summary_large_image');
  },
);

test('what the photo shows is said beside the title', () => {
  renderInApp(
    <HeadTags title="Bowl" image="http://api.example/a.webp" imageWords="Full of figs" />,
  );
  expect(said('og:image:alt')).toBe('Bowl: Full of figs');
});
