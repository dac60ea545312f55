import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { words } from '../../../../.storybook/words.ts';
import { Card } from '../card/card.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import type { DataTableColumn } from '../data-table/data-table-columns.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Price } from '../price/price.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { type Status, StatusBadge } from '../status-badge/status-badge.tsx';
import styles from './order-table.module.css';

type Order = { reference: string; status: Status; customer: string; total: string };

type OrderTableProps = {
  locale: 'ar' | 'en';
  title: string;
  list: string;
  search: string;
  clear: string;
  filter: string;
  all: string;
  heads: Record<'order' | 'status' | 'customer' | 'total', string>;
  statuses: Record<string, string>;
  customers: readonly string[];
  loading: string;
  empty: string;
  count: string;
  pages: { navigation: string; previous: string; next: string; page: (page: string) => string };
  state?: 'ready' | 'loading';
};

const statusIds = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const;

/** A page of orders as staff see it: tools, rows and pages in one panel. */
function OrderTable({ locale, heads, statuses, customers, ...rest }: OrderTableProps) {
  const number = new Intl.NumberFormat(locale === 'ar' ? 'ar-EG-u-nu-arab' : 'en-EG');
  const orders = customers.map((customer, index): Order => ({
    customer,
    reference: `CS-26-0${1184 - index}`,
    status: statusIds[index] ?? 'unknown',
    total: number.format(2285 - index * 310),
  }));
  const columns: DataTableColumn<Order>[] = [
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
      sortable: true,
      cell: ({ customer }) => <bdi>{customer}</bdi>,
    },
    {
      id: 'total',
      header: heads.total,
      stacked: 'end',
      cell: ({ total }) => (
        <Price
          value={total}
          currency={locale === 'ar' ? 'ج.م' : 'LE'}
          currencyFirst={locale === 'en'}
        />
      ),
    },
  ];

  return (
    <div className={styles.page}>
      <PageHeader title={rest.title} />
      <Card padded={false}>
        <div className={styles.tools}>
          <SearchBox label={rest.search} clearLabel={rest.clear} />
          <Segmented
            label={rest.filter}
            value="all"
            onChange={fn()}
            options={[
              { value: 'all', label: rest.all },
              ...statusIds.slice(0, 3).map((value) => ({ value, label: statuses[value] })),
            ]}
          />
        </div>
        <DataTable
          label={rest.list}
          columns={columns}
          rows={orders}
          rowKey={({ reference }) => reference}
          rowHref={({ reference }) => `#${reference}`}
          sort={{ columnId: 'customer', descending: false }}
          onSortChange={fn()}
          loadingLabel={rest.loading}
          empty={<EmptyState title={rest.empty} />}
          state={rest.state ?? 'ready'}
          footer={
            <>
              <span>{rest.count}</span>
              <Pagination
                page={1}
                pageCount={3}
                hrefOf={(page) => `#page-${page}`}
                format={(page) => number.format(page)}
                labels={rest.pages}
              />
            </>
          }
        />
      </Card>
    </div>
  );
}

const meta = {
  title: 'Pages/Order table',
  component: OrderTable,
  globals: { scheme: 'light' },
  parameters: { layout: 'fullscreen' },
  args: {
    locale: words<'ar' | 'en'>({ ar: 'ar', en: 'en' }),
    title: words({ ar: 'الطلبات', en: 'Orders' }),
    list: words({ ar: 'قائمة الطلبات', en: 'Order list' }),
    search: words({ ar: 'ابحث بالاسم أو الهاتف أو رقم الطلب', en: 'Name, phone or reference' }),
    clear: words({ ar: 'امسح البحث', en: 'Clear the search' }),
    filter: words({ ar: 'الحالة', en: 'Status' }),
    all: words({ ar: 'الكل', en: 'All' }),
    heads: words({
      ar: { order: 'الطلب', status: 'الحالة', customer: 'العميل', total: 'الإجمالي' },
      en: { order: 'Order', status: 'Status', customer: 'Customer', total: 'Total' },
    }),
    statuses: words<Record<string, string>>({
      ar: {
        pending: 'قيد المعالجة',
        confirmed: 'مؤكَّد',
        shipped: 'تم الشحن',
        delivered: 'تم التسليم',
        cancelled: 'ملغى',
      },
      en: {
        pending: 'Processing',
        confirmed: 'Confirmed',
        shipped: 'Shipped',
        delivered: 'Delivered',
        cancelled: 'Cancelled',
      },
    }),
    customers: words({
      ar: ['سلمى مرسي', 'عمر حداد', 'هبة رضوان', 'يوسف كامل', 'Dina Fouad'],
      en: ['Salma Morsi', 'Omar Haddad', 'Heba Radwan', 'Youssef Kamel', 'دينا فؤاد'],
    }),
    loading: words({ ar: 'جارٍ تحميل الطلبات', en: 'Loading orders' }),
    empty: words({ ar: 'لا توجد طلبات', en: 'There are no orders' }),
    count: words({ ar: '٥ طلبات من ١٥', en: '5 orders of 15' }),
    pages: words({
      ar: {
        navigation: 'صفحات الطلبات',
        previous: 'الصفحة السابقة',
        next: 'الصفحة التالية',
        page: (page: string) => `صفحة ${page}`,
      },
      en: {
        navigation: 'Pages of orders',
        previous: 'Previous page',
        next: 'Next page',
        page: (page: string) => `Page ${page}`,
      },
    }),
  },
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AWorkingDay: Story = {};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const Loading: Story = { args: { state: 'loading' } };

export const NoOrders: Story = { args: { customers: [] } };
