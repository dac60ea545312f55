import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Button } from '../button/button.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: words({ ar: 'المنتجات', en: 'Products' }) },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAList: Story = {
  args: {
    count: words({ ar: '٤٦ منتجًا', en: '46 products' }),
    breadcrumbs: words({
      ar: (
        <Breadcrumbs
          label="مسار الصفحة"
          trail={[{ href: '#home', label: 'الرئيسية' }]}
          current="المنتجات"
        />
      ),
      en: (
        <Breadcrumbs
          label="Breadcrumb"
          trail={[{ href: '#home', label: 'Home' }]}
          current="Products"
        />
      ),
    }),
  },
};

export const OfAnOrder: Story = {
  globals: { scheme: 'light' },
  args: {
    title: words({ ar: 'طلب رقم ١١٨٢', en: 'Order #1182' }),
    back: words({
      ar: { href: '#orders', label: 'الطلبات' },
      en: { href: '#orders', label: 'Orders' },
    }),
    status: words({
      ar: <StatusBadge status="confirmed">مؤكّد</StatusBadge>,
      en: <StatusBadge status="confirmed">Confirmed</StatusBadge>,
    }),
    meta: words({ ar: '٢٠ نوفمبر ٢٠٢٦، ٨:٠٣ ص', en: '20 November 2026, 08:03' }),
    actions: words({
      ar: <Button variant="secondary">تحديث</Button>,
      en: <Button variant="secondary">Refresh</Button>,
    }),
  },
};
