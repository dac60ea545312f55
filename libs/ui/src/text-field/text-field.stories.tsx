import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { TextField } from './text-field.tsx';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: words({ ar: 'الاسم الأول', en: 'First Name' }) },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: words({ ar: 'سلمى مرسي', en: 'Salma Morsi' }) },
};

export const WithHint: Story = {
  args: {
    label: words({ ar: 'الرمز البريدي', en: 'Postal code' }),
    hint: words({
      ar: 'خمسة أرقام أو سبعة، ويمكن تركه فارغًا.',
      en: 'Five or seven digits. Optional.',
    }),
    inputMode: 'numeric',
  },
};

export const WithError: Story = {
  args: { error: words({ ar: 'من فضلك أدخل اسمك.', en: 'Please enter your name.' }) },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(args.error as string);
  },
};

export const EmailLinesUpWithItsLabel: Story = {
  args: {
    type: 'email',
    label: words({ ar: 'البريد الإلكتروني', en: 'Email' }),
    defaultValue: 'salma@example.com',
  },
};

export const Phone: Story = {
  args: {
    type: 'tel',
    label: words({ ar: 'رقم الهاتف', en: 'Phone number' }),
    placeholder: '+20 1…',
  },
};

export const PriceWithSuffix: Story = {
  args: {
    label: words({ ar: 'السعر', en: 'Price' }),
    suffix: words({ ar: 'ج.م', en: 'LE' }),
    defaultValue: words({ ar: '٨٩٠', en: '890' }),
    inputMode: 'decimal',
  },
};

export const NotActive: Story = {
  args: {
    label: words({ ar: 'اسم العائلة', en: 'Last Name' }),
    placeholder: words({ ar: 'غير مُفعّل', en: 'Not Active' }),
    disabled: true,
  },
};

export const LabelGivesFocus: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(args.label as string));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
