import type { Address } from '@craftsandore/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { AddressChooser } from './address-chooser.tsx';
import { useAddressChoice } from './use-address-choice.ts';

afterEach(() => vi.restoreAllMocks());

const address: Address = {
  id: 4,
  streetAddress: '9 El Nasr St',
  city: 'Smouha',
  governorate: 'Alexandria',
  postalCode: '',
  phoneNumber: '+201000000000',
};
const other = { ...address, id: 5, streetAddress: '12 El Bahr St' };

function Chooser({ addresses = [] }: { addresses?: readonly Address[] }) {
  const choice = useAddressChoice(addresses);
  return (
    <AddressChooser addresses={addresses} governorates={[]} choice={choice} formId="new-address" />
  );
}

test('takes none of several addresses for chosen until somebody chooses', () => {
  renderInApp(<Chooser addresses={[address, other]} />);
  const radio = screen.getByRole('radio', { name: /9 El Nasr St/ });
  expect(radio).not.toBeChecked();
  fireEvent.click(radio);
  expect(radio).toBeChecked();
});

test('takes the default for chosen, and what somebody chooses before it', () => {
  renderInApp(<Chooser addresses={[address, { ...other, isDefault: true }]} />);
  expect(screen.getByRole('radio', { name: /12 El Bahr St/ })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: /9 El Nasr St/ }));
  expect(screen.getByRole('radio', { name: /9 El Nasr St/ })).toBeChecked();
});

test('says the whole address', () => {
  renderInApp(<Chooser addresses={[{ ...address, building: '9', apartment: '4' }]} />);
  expect(screen.getByRole('radio')).toHaveAccessibleDescription(
    'Building 9, flat 4, Smouha, Alexandria',
  );
});

test('takes the only address for chosen', () => {
  renderInApp(<Chooser addresses={[address]} />);
  expect(screen.getByRole('radio')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Add a new address' })).toBeVisible();
});

test('with no address yet the form is open, without taking the focus, and can be closed', async () => {
  renderInApp(<Chooser />);
  expect(await screen.findByLabelText('Governorate')).not.toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  const add = await screen.findByRole('button', { name: 'Add a new address' });
  await waitFor(() => expect(add).toHaveFocus());
  fireEvent.click(add);
  expect(await screen.findByLabelText('Governorate')).toHaveFocus();
});

test('when the form goes, what follows it stays where it is on the screen', async () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, 390, this.querySelector('form') ? 900 : 320);
  });
  renderInApp(<Chooser />);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));

  await screen.findByRole('button', { name: 'Add a new address' });
  expect(scrollBy.mock.calls).toEqual([[{ top: 320 - 900, behavior: 'instant' }]]);
});
