import type { Banner } from '@craftsandore/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { Banners } from './banners.tsx';

const photoNamed = (name: string) => ({
  ...{ base: `/images/${name}`, widths: [400, 800], width: 800, height: 400, color: '#fff' },
});

const aBanner = (id: number, value: Partial<Banner['value']> = {}): Banner => ({
  id,
  value: {
    ...{ header: `Banner ${id}`, headerAr: `بانر ${id}`, details: '', detailsAr: '' },
    ...{ alt: 'Bowls', altAr: 'سلطانيات', imageUrl: '/images/wide.webp' },
    ...{ photo: photoNamed('wide'), phonePhoto: null, category: null, link: null },
    ...{ focalX: 50, focalY: 50, active: true },
    ...value,
  },
});

const linkOf = (id: number) =>
  within(screen.getByRole('region', { name: `Banner ${id}` })).getByRole('link');

test('leads to its link, else to its category, else to all products; no more than three are shown', () => {
  const category = { id: 7, name: 'Boards', nameAr: 'ألواح' };
  renderInApp(
    <Banners
      banners={[aBanner(1, { link: '/about' }), aBanner(2, { category }), aBanner(3), aBanner(4)]}
    />,
    { locale: 'en' },
  );
  expect(linkOf(1)).toHaveAttribute('href', '/about');
  expect(linkOf(1)).toHaveTextContent('Discover More');
  expect(linkOf(2)).toHaveAttribute('href', '/categoryIds/7/boards');
  expect(linkOf(2)).toHaveTextContent('Boards');
  expect(linkOf(3)).toHaveAttribute('href', '/products');
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('another photo stands in on a phone, before the formats of the wide one', () => {
  renderInApp(
    <Banners
      banners={[aBanner(1, { phonePhoto: { ...photoNamed('tall'), key: 'tall' }, focalX: 20 })]}
    />,
  );
  const photo = screen.getByRole('img');
  const sources = [...(photo.parentElement?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ media, srcset }) => [media, /(\w+)-400\.(\w+)/.exec(srcset)?.[0]])).toEqual(
    [
      ['(width < 640px)', 'tall-400.avif'],
      ['(width < 640px)', 'tall-400.webp'],
      ['', 'wide-400.avif'],
      ['', 'wide-400.webp'],
    ],
  );
  const focalPoint = photo.closest<HTMLElement>('[style*="--focal-point"]');
  expect(focalPoint?.style.getPropertyValue('--focal-point')).toBe('20% 50%');
});
