import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { OrderContact } from './order-contact.tsx';

const order = {
  userName: 'Salma Morsi',
  orderReference: 'CS-26-01184',
  shippingDetails: {
    streetAddress: '9 Nasr Street',
    city: 'Maadi',
    governorate: 'Cairo',
    postalCode: '11431',
    phoneNumber: '+201000000001',
  },
};

test('leads to the phone, and to a chat that begins in Arabic', () => {
  renderInApp(<OrderContact {...order} />);
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+201000000001');

  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  const chat = new URL(href);
  expect(chat.origin + chat.pathname).toBe('https://wa.me/201000000001');
  expect(chat.searchParams.get('text')).toBe(
    'مرحبًا Salma Morsi، معك كرافتساندور بخصوص طلبك CS-26-01184.',
  );
});

test('copies what a courier needs, line by line', async () => {
  const user = userEvent.setup();
  const more = { building: '9', floor: '3', secondPhoneNumber: '+201223456789' };
  const shippingDetails = { ...order.shippingDetails, ...more };
  renderInApp(<OrderContact {...order} shippingDetails={shippingDetails} />);

  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(screen.getByRole('button', { name: 'Copied' })).not.toContainElement(
    screen.getByRole('status'),
  );
  expect(screen.getByRole('status')).toHaveTextContent('Copied');

  expect(await navigator.clipboard.readText()).toBe(
    'Salma Morsi\n9 Nasr Street\nBuilding 9, floor 3\nMaadi, Cairo 11431\n+20 100 000 0001\n+20 122 345 6789',
  );
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
});
