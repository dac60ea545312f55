import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { type Status, StatusBadge } from '../status-badge/status-badge.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableColumn } from './data-table-columns.ts';

type Order = {
  id: number;
  reference: string;
  status: Status;
  customer: string;
  city: string;
  phone: string;
  date: string;
};

type Heads = Record<'order' | 'status' | 'customer' | 'city' | 'phone' | 'date', string>;

const columnsOf = (heads: Heads, statuses: Record<string, string>): DataTableColumn<Order>[] => [
  {
    id: 'order',
    header: heads.order,
    rowHeader: true,
    cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi>,
  },
  {
    id: 'status',
    header: heads.status,
    stacked: 'end',
    cell: ({ status }) => <StatusBadge status={status}>{statuses[status]}</StatusBadge>,
  },
  {
    id: 'customer',
    header: heads.customer,
    stacked: 'full',
    cell: ({ customer }) => <bdi>{customer}</bdi>,
  },
  { id: 'city', header: heads.city, cell: ({ city }) => city },
  {
    id: 'phone',
    header: heads.phone,
    stacked: 'hidden',
    cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi>,
  },
  {
    id: 'date',
    header: heads.date,
    sortable: true,
    stacked: 'end',
    cell: ({ date }) => date,
  },
];

const rowsOf = (customers: string[], cities: string[], dates: string[]): Order[] =>
  (['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const).map((status, index) => ({
    id: 1184 - index,
    reference: `CS-26-0${1184 - index}`,
    status,
    customer: customers[index] ?? '',
    city: cities[index] ?? '',
    phone: `+20 100 000 000${index + 1}`,
    date: dates[index] ?? '',
  }));

const meta = {
  title: 'Collections/DataTable',
  component: DataTable<Order>,
  globals: { scheme: 'light' },
  parameters: { layout: 'fullscreen' },
  args: {
    label: words({ ar: 'قائمة الطلبات', en: 'Order list' }),
    loadingLabel: words({ ar: 'جارٍ تحميل الطلبات', en: 'Loading orders' }),
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => `#orders/${id}`,
    sort: { columnId: 'date', descending: true },
    onSortChange: fn(),
    columns: words({
      ar: columnsOf(
        {
          order: 'الطلب',
          status: 'الحالة',
          customer: 'العميل',
          city: 'الوجهة',
          phone: 'الهاتف',
          date: 'التاريخ',
        },
        {
          pending: 'قيد المعالجة',
          confirmed: 'مؤكّد',
          shipped: 'تم الشحن',
          delivered: 'تم التسليم',
          cancelled: 'ملغى',
        },
      ),
      en: columnsOf(
        {
          order: 'Order',
          status: 'Status',
          customer: 'Customer',
          city: 'Destination',
          phone: 'Phone',
          date: 'Date',
        },
        {
          pending: 'Processing',
          confirmed: 'Confirmed',
          shipped: 'Shipped',
          delivered: 'Delivered',
          cancelled: 'Cancelled',
        },
      ),
    }),
    rows: words({
      ar: rowsOf(
        ['سلمى مرسي', 'عمر حداد', 'هبة رضوان', 'يوسف كامل', 'دينا فؤاد'],
        ['القاهرة', 'الجيزة', 'دمياط', 'الإسكندرية', 'المنصورة'],
        ['٢٠ نوفمبر', '٢٠ نوفمبر', '١٩ نوفمبر', '١٨ نوفمبر', '١٧ نوفمبر'],
      ),
      en: rowsOf(
        ['Salma Morsi', 'Omar Haddad', 'Heba Radwan', 'Youssef Kamel', 'Dina Fouad'],
        ['Cairo', 'Giza', 'Damietta', 'Alexandria', 'Mansoura'],
        ['20 November', '20 November', '19 November', '18 November', '17 November'],
      ),
    }),
    empty: words({
      ar: <EmptyState title="لا توجد طلبات" />,
      en: <EmptyState title="There are no orders" />,
    }),
    error: words({
      ar: <ErrorState title="تعذّر تحميل الطلبات" action={<Button>حاول مرة أخرى</Button>} />,
      en: <ErrorState title="The orders could not be loaded" action={<Button>Try again</Button>} />,
    }),
  },
} satisfies Meta<typeof DataTable<Order>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  play: async ({ canvas }) => {
    // Shadows that stay at the edges, and their covers, which scroll along.
    const { backgroundAttachment } = getComputedStyle(canvas.getByRole('region'));
    await expect(backgroundAttachment).toBe('local, local, scroll, scroll');
  },
};

export const Compact: Story = { args: { density: 'compact' } };

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const Loading: Story = { args: { state: 'loading' } };

export const Empty: Story = { args: { rows: [] } };

export const Failed: Story = { args: { state: 'failed' } };

export const EnterAndSpaceSort: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onSortChange).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
