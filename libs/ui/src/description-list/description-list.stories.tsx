import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Display/DescriptionList',
  component: DescriptionList,
  args: {
    items: words({
      ar: [
        { term: 'الوزن', description: '١٫٣٥ كجم' },
        { term: 'الفئة', description: 'سلطانيات وأطباق' },
        { term: 'الدفع', description: 'عند الاستلام' },
      ],
      en: [
        { term: 'Weight', description: '1.35 kg' },
        { term: 'Category', description: 'Bowls & plates' },
        { term: 'Payment', description: 'Cash on delivery' },
      ],
    }),
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Ruled: Story = { args: { variant: 'ruled' } };

export const SumsWithATotal: Story = {
  args: {
    items: words({
      ar: [
        { term: 'مصاريف الشحن', description: '٦٥ ج.م' },
        { term: 'الإجمالي', description: '٢٬٢٨٥ ج.م', strong: true },
      ],
      en: [
        { term: 'Shipping fees', description: 'LE 65' },
        { term: 'Total', description: 'LE 2,285', strong: true },
      ],
    }),
  },
};
