import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Select } from './select.tsx';

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: {
    label: words({ ar: 'المحافظة', en: 'Governorate' }),
    children: words({
      ar: [<option key="C">القاهرة</option>, <option key="DT">دمياط</option>],
      en: [<option key="C">Cairo</option>, <option key="DT">Damietta</option>],
    }),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const LabelHiddenInAToolbar: Story = { args: { labelHidden: true } };

export const WithError: Story = {
  args: {
    error: words({
      ar: 'من فضلك اختر حالة جديدة للطلب.',
      en: 'Please select a new status for the order.',
    }),
  },
};

export const Disabled: Story = { args: { disabled: true } };
