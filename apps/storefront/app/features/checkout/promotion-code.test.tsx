import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { LaterPromotionCode } from './later-promotion-code.tsx';
import { orderEvent } from './order-event.ts';

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;

/** The field at this address, and the address that is asked for. */
function show(path: string, refusal?: string) {
  function Address() {
    const { pathname, search } = useLocation();
    return (
      <p data-testid="address">
        {pathname + search} <Link to="?code=before">Before</Link>
      </p>
    );
  }
  renderInApp(
    <>
      <LaterPromotionCode refusal={refusal} />
      <Address />
    </>,
    { path },
  );
  return {
    field: () => screen.findByRole('textbox', { name: 'Code', hidden: true }),
    press: () =>
      userEvent.click(screen.getByRole('button', { name: 'Use the code', hidden: true })),
    goBefore: () => userEvent.click(screen.getByRole('link', { name: 'Before' })),
    isOpen: () => screen.getByRole('group').hasAttribute('open'),
    asked: (wanted: string) =>
      waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(wanted)),
  };
}

test('asks for the same checkout with the code, and with another in its place', async () => {
  const { field, press, asked, isOpen } = show('/cart/checkout?design=7&quantity=2');
  await userEvent.type(await field(), 'عيد ٢٠٢٦');
  expect(isOpen()).toBe(false);
  await press();
  const kept = '/cart/checkout?design=7&quantity=2&code=';
  await asked(kept + new URLSearchParams([['', 'عيد ٢٠٢٦']]).toString().slice(1));

  expect(isOpen()).toBe(true);
  expect(await field()).toHaveValue('عيد ٢٠٢٦');
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'eid');
  await press();
  await asked(`${kept}eid`);
});

test('whoever sends the code from its field stays in it, and hears what has become of it', async () => {
  const { field, asked } = show('/cart/checkout?code=old');
  const here = await field();
  await userEvent.clear(here);
  await userEvent.type(here, 'eid{Enter}');
  await asked('code=eid');
  expect(here).toBeInTheDocument();
  expect(here).toHaveFocus();
  expect(
    screen.getByText(/^The code is applied\./, { selector: '[aria-live]' }),
  ).toBeInTheDocument();
});

test('the way back brings the code of then into the field', async () => {
  const { field, goBefore } = show('/cart/checkout?code=new');
  expect(await field()).toHaveValue('new');
  await goBefore();
  expect(await field()).toHaveValue('before');
});

test('a code that a link has brought stands there, with why it takes off nothing', async () => {
  const { field, isOpen } = show('/cart/checkout?code=old', 'This code is not in use now.');
  expect(await field()).toHaveValue('old');
  expect(isOpen()).toBe(true);
  expect(await field()).toHaveAccessibleDescription(/This code is not in use now\./);
  expect(await field()).toBeInvalid();
  expect(
    screen.getByText('This code is not in use now.', { selector: '[aria-live]' }),
  ).toBeInTheDocument();
});

test('nobody orders past a code that stands in the field: it is asked for first', async () => {
  const { field, asked } = show('/cart/checkout?design=7');
  const order = () => {
    const event = new Event(orderEvent, { cancelable: true });
    act(() => void window.dispatchEvent(event));
    return !event.defaultPrevented;
  };
  await userEvent.type(await field(), ' eid ');
  expect(order()).toBe(false);
  await asked('/cart/checkout?design=7&code=+eid+');
  expect(order()).toBe(true);

  await userEvent.clear(await field());
  expect(order()).toBe(false);
  await asked('/cart/checkout?design=7&code=');
  expect(order()).toBe(true);
});

test('whoever empties the field orders without a code', async () => {
  const { field, press, asked } = show('/cart/checkout?code=old');
  await userEvent.clear(await field());
  await press();
  await asked('/cart/checkout?code=');
});
