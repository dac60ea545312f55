import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { Footer } from './footer.tsx';

const seller = {
  legalName: 'Wood Products LLC',
  address: '7 El Geish Street, Damietta',
  commercialRegister: '48213',
  taxCard: '512-448-901',
};

test('says what the owner has set: name, number, hours and who sells', () => {
  const shop = { name: 'Nile Wood', phone: '+201223456789', hours: 'Always', seller };
  renderInApp(<Footer inert={false} />, { shop });
  expect(screen.getByRole('link', { name: '+20 122 345 6789' })).toHaveAttribute(
    'href',
    'tel:+201223456789',
  );
  const footer = screen.getByRole('contentinfo');
  for (const words of ['Nile Wood. All rights', 'Always', ...Object.values(seller)]) {
    expect(footer).toHaveTextContent(words);
  }
});

test('leaves out what the owner has not said', () => {
  const social = { facebook: null, instagram: 'https://instagram.example/shop', youTube: null };
  renderInApp(<Footer inert={false} />, { shop: { social } });
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', social.instagram);
  expect(screen.queryByRole('link', { name: 'Facebook' })).not.toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).not.toHaveTextContent('Commercial register');
});

test('has the columns and links that the owner has set', () => {
  const links = [
    { href: '/pages/wholesale', label: 'Wholesale' },
    { href: 'https://example.com/workshop', label: 'Workshop' },
  ];
  const footerColumns = [{ title: 'For shops', links }];
  renderInApp(<Footer inert={false} />, { shop: { footerColumns } });
  const column = within(screen.getByRole('navigation', { name: 'For shops' }));
  const found = column.getAllByRole('link');
  expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    links.map(({ label, href }) => [label, href]),
  );
});
