import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ButtonLink } from '../button/button-link.tsx';
import { IconButtonLink } from '../icon-button/icon-button.tsx';
import { Link } from '../link/link.tsx';
import { type AnchorProps, LinkProvider } from './link-provider.tsx';

function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} href={`/shop${href}`}>
      {children}
    </a>
  );
}

test('every kind of link goes through the link component of the app', () => {
  render(
    <LinkProvider link={RouterLink}>
      <Link href="/about">About</Link>
      <ButtonLink href="/products">Products</ButtonLink>
      <IconButtonLink href="/cart" label="Cart">
        <svg />
      </IconButtonLink>
    </LinkProvider>,
  );

  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/shop/about');
  expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/shop/products');
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/shop/cart');
});

test('without a provider a link is a plain one', () => {
  render(<Link href="/about">About</Link>);
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
});
