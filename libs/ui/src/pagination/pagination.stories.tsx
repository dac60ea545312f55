import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Layout/Pagination',
  component: Pagination,
  args: {
    page: 1,
    pageCount: 6,
    hrefOf: (page: number) => `#page=${page}`,
    format: words({
      ar: (page: number) => page.toLocaleString('ar-EG'),
      en: (page: number) => page.toLocaleString('en'),
    }),
    labels: words({
      ar: {
        navigation: 'الصفحات',
        previous: 'الصفحة السابقة',
        next: 'الصفحة التالية',
        page: (page: string) => `صفحة ${page}`,
      },
      en: {
        navigation: 'Pages',
        previous: 'Previous page',
        next: 'Next page',
        page: (page: string) => `Page ${page}`,
      },
    }),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};

export const InTheMiddle: Story = { args: { page: 6, pageCount: 12 } };

export const LastPage: Story = { args: { page: 6 } };

export const OnlyOnePage: Story = { args: { pageCount: 1 } };
