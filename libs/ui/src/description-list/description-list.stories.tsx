import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';

import { Price } from '../price/price.tsx';
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

export const SumBesideALongTerm: Story = {
  args: {
    items: words({
      ar: [
        {
          term: 'هدية رأس السنة لكل من يشتري من فرع المعادي الجديد ومن الموقع',
          description: <Price value="١٢٣٫٤٥" currency="ج.م" sign="−" />,
        },
        { term: 'الإجمالي', description: <Price value="٧١١٫٥٥" currency="ج.م" />, strong: true },
      ],
      en: [
        {
          term: 'New year gift for whoever buys at our new branch in Maadi or on the web',
          description: <Price value="123.45" currency="LE" sign="−" />,
        },
        { term: 'Total', description: <Price value="711.55" currency="LE" />, strong: true },
      ],
    }),
  },
  // As narrow as the summary on a small phone.
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByText(/١٢٣٫٤٥|123\.45/).closest('dl');
    await expect(list?.scrollWidth).toBe(list?.clientWidth);
  },
};
