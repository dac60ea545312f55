import { ApiError, refusalOf } from '@craftsandore/api-client';
import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { inApp, appOf } from '../../testing/story-in-app.tsx';
import { AddressForm } from './address-form.tsx';

const meta = {
  title: 'Storefront/Address form',
  component: AddressForm,
  decorators: [inApp],
  // What one story typed would be put back into the next.
  beforeEach: () => sessionStorage.clear(),
  args: {
    id: 'new-address',
    headingLevel: 3,
    governorates: words({
      ar: ['القاهرة', 'الجيزة', 'الإسكندرية', 'دمياط'],
      en: ['Cairo', 'Giza', 'Alexandria', 'Damietta'],
    }),
    onCancel: fn(),
  },
} satisfies Meta<typeof AddressForm>;

const duplicate = refusalOf(new ApiError({ status: 409, code: 'address.duplicate' }));

export default meta;
type Story = StoryObj<typeof meta>;

export const StartsInItsFirstField: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
  },
};

export const SaysWhatIsMissing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.keyboard('{Enter}');
    const invalid = () => canvasElement.querySelectorAll('[aria-invalid=true]');
    await waitFor(() => expect(invalid()).toHaveLength(4));
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
  },
};

export const ChangesASavedOne: Story = {
  args: {
    address: {
      id: 4,
      streetAddress: '٤ شارع البحر',
      city: 'رأس البر',
      governorate: words({ ar: 'دمياط', en: 'Damietta' }),
      postalCode: '34511',
      phoneNumber: '+201000000000',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')[0]).toHaveValue('٤ شارع البحر');
  },
};

export const AddressIsThereAlready: Story = {
  parameters: appOf({ action: () => ({ ok: false, refusal: duplicate }) }),
  play: async ({ args, canvas }) => {
    const [street, city, , phone] = canvas.getAllByRole('textbox');
    const [governorate = ''] = args.governorates;
    if (!street || !city || !phone) throw new Error('fields are missing');
    await userEvent.type(street, '12');
    await userEvent.selectOptions(canvas.getByRole('combobox'), governorate);
    await userEvent.type(city, 'Downtown');
    await userEvent.type(phone, '01000000001');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
