import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: words({ ar: 'أبقِني مسجّل الدخول', en: 'Keep me logged in' }) },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = {
  args: {
    label: words({ ar: 'أوافق على شروط الاستخدام', en: 'I agree to the terms of use' }),
    error: words({
      ar: 'لا يمكن المتابعة قبل الموافقة على الشروط.',
      en: 'Please agree to the terms to continue.',
    }),
  },
};

export const LongLabelWraps: Story = {
  args: {
    label: words({
      ar: 'عنوان الفاتورة هو نفسه عنوان التوصيل، ولا أحتاج إلى فاتورة باسم آخر',
      en: 'The billing address is the same as the delivery address, and no other name is needed on the bill',
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const TheSpaceBarTicksIt: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
