import { ApiError, refusalOf } from '@craftsandore/api-client';
import type { NewAddress } from '@craftsandore/contract';
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** By its name in the form: what its label says depends on the language. */
function field(canvas: Canvas, name: keyof NewAddress) {
  const found = canvas.getAllByRole<HTMLInputElement>('textbox').find((box) => box.name === name);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
}

export const StartsInItsFirstField: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const SaysWhatIsMissing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(field(canvas, 'phoneNumber'), '{Enter}');
    const invalid = () => canvasElement.querySelectorAll('[aria-invalid=true]');
    await waitFor(() => expect(invalid()).toHaveLength(4));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

export const OpensASecondNumber: Story = {
  play: async ({ canvas }) => {
    const numbers = canvas.getAllByRole('textbox').length;
    const opener = canvas.getAllByRole('button').find((button) => button.ariaExpanded === 'false');
    if (!opener) throw new Error('nothing opens the second number');
    await userEvent.click(opener);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(numbers + 1);
    await expect(field(canvas, 'secondPhoneNumber')).toHaveFocus();
  },
};

export const ChangesASavedOne: Story = {
  args: {
    address: {
      id: 4,
      streetAddress: '٤ شارع البحر',
      area: 'الشاطئ',
      building: '٤',
      floor: '٣',
      apartment: '٧',
      landmark: 'بجوار الصيدلية',
      city: 'رأس البر',
      governorate: words({ ar: 'دمياط', en: 'Damietta' }),
      postalCode: '34511',
      phoneNumber: '+201000000000',
      secondPhoneNumber: '+201223456789',
    },
  },
  play: async ({ canvas }) => {
    await expect(field(canvas, 'streetAddress')).toHaveValue('٤ شارع البحر');
    await expect(field(canvas, 'secondPhoneNumber')).toBeVisible();
  },
};

export const AddressIsThereAlready: Story = {
  parameters: appOf({ action: () => ({ ok: false, refusal: duplicate }) }),
  play: async ({ args, canvas }) => {
    const [governorate = ''] = args.governorates;
    await userEvent.selectOptions(canvas.getByRole('combobox'), governorate);
    await userEvent.type(field(canvas, 'city'), 'Downtown');
    await userEvent.type(field(canvas, 'streetAddress'), '12');
    await userEvent.type(field(canvas, 'phoneNumber'), '01000000001');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
