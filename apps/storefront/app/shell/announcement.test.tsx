import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { Announcement } from './announcement.tsx';

const words = { text: 'Free delivery this week', link: '/products?inStock=true' };
const bar = () => screen.queryByRole('complementary', { name: 'Announcement' });

test('what the owner announces is a link where it has one', () => {
  renderInApp(<Announcement />, { shop: { announcement: words } });
  expect(screen.getByRole('link', { name: words.text })).toHaveAttribute('href', words.link);
});

test('without a link it is said', () => {
  renderInApp(<Announcement />, { shop: { announcement: { ...words, link: null } } });
  expect(bar()).toHaveTextContent(words.text);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('nothing is announced, and nothing stands there', () => {
  renderInApp(<Announcement />);
  expect(bar()).not.toBeInTheDocument();
});
