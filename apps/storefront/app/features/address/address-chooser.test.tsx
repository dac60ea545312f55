import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { AddressChooser } from './address-chooser.tsx';
import { useAddressChoice } from './use-address-choice.ts';

const addresses = [
  {
    id: 4,
    streetAddress: '9 El Nasr St',
    city: 'Smouha',
    governorate: 'Alexandria',
    postalCode: '',
    phoneNumber: '+201000000000',
  },
];

function Chooser() {
  const choice = useAddressChoice(addresses);
  return (
    <AddressChooser addresses={addresses} governorates={[]} choice={choice} formId="new-address" />
  );
}

test('takes no address for chosen, not even the only one, until somebody chooses', () => {
  renderInApp(<Chooser />);
  const address = screen.getByRole('radio', { name: /9 El Nasr St/ });
  expect(address).not.toBeChecked();
  fireEvent.click(address);
  expect(address).toBeChecked();
});
