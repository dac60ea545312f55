import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { BanknoteIcon } from '../icons/icons.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { RadioCard } from './radio-card.tsx';

const meta = {
  title: 'Inputs/RadioCard',
  component: RadioCard,
  args: { label: '', name: 'choice' },
} satisfies Meta<typeof RadioCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WayToPay: Story = {
  args: {
    label: words({ ar: 'الدفع عند الاستلام', en: 'Cash on delivery' }),
    description: words({
      ar: 'تدفع للمندوب حين يصلك الطلب.',
      en: 'You pay the courier when your order arrives.',
    }),
    icon: <BanknoteIcon />,
    defaultChecked: true,
  },
};

export const AddressesSideBySide: Story = {
  render: (args, { globals: { locale } }) => (
    <RadioGroup
      layout="grid"
      label={locale === 'ar' ? 'أين نوصّل الطلب؟' : 'Where should we deliver?'}
    >
      <RadioCard
        {...args}
        label={locale === 'ar' ? '١٧ شارع طلعت حرب' : '17 Talaat Harb Street'}
        description={locale === 'ar' ? 'القاهرة' : 'Cairo'}
        defaultChecked
      />
      <RadioCard
        {...args}
        label={locale === 'ar' ? '٤ شارع البحر' : '4 El-Bahr Street'}
        description={locale === 'ar' ? 'دمياط' : 'Damietta'}
      />
    </RadioGroup>
  ),
};
