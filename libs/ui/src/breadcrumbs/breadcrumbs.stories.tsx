import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Layout/Breadcrumbs',
  component: Breadcrumbs,
  args: words({
    ar: {
      label: 'مسار الصفحة',
      trail: [
        { href: '#products', label: 'المنتجات' },
        { href: '#category', label: 'سلطانيات وأطباق' },
      ],
      current: 'سلطانية سلطة بملعقتين',
    },
    en: {
      label: 'Breadcrumb',
      trail: [
        { href: '#products', label: 'Products' },
        { href: '#category', label: 'Bowls & plates' },
      ],
      current: 'Salad bowl with servers',
    },
  }),
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLevels: Story = {};
