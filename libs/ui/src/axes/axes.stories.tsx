import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton } from '../skeleton/skeleton.tsx';
import { Axes } from './axes.tsx';

const order = words({
  ar: { name: 'الطلب', word: 'مؤكّد', line: 'النسخة ٢' },
  en: { name: 'Order', word: 'Confirmed', line: 'Version 2' },
});
const confirmation = words({
  ar: { name: 'التأكيد', word: 'أكّده العميل', line: 'محاولتان' },
  en: { name: 'Confirmation', word: 'Confirmed by the customer', line: '2 attempts' },
});
const parcel = words({
  ar: { name: 'الطرد', word: 'محجوز', line: 'مندوبنا، الموعد ٢٤ نوفمبر' },
  en: { name: 'Parcel', word: 'Booked', line: 'Our courier, promised 24 November' },
});
const money = words({
  ar: { name: 'المبلغ', word: '١٬٧٨٥ ج.م للتحصيل', line: 'وصل ٥٠٠ ج.م' },
  en: { name: 'Money', word: 'LE 1,785 to collect', line: 'LE 500 received' },
});
const onItsWay = { word: <Skeleton />, line: <Skeleton /> };

const meta = {
  title: 'Display/Axes',
  component: Axes,
  args: { axes: [order, confirmation, parcel, money] },
} satisfies Meta<typeof Axes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};

export const Three: Story = { args: { axes: [order, confirmation, parcel] } };

export const Two: Story = { args: { axes: [order, confirmation] } };

export const SomeOnTheirWay: Story = {
  args: {
    axes: [
      order,
      confirmation,
      { name: words({ ar: 'الطرد', en: 'Parcel' }), ...onItsWay },
      { name: words({ ar: 'المبلغ', en: 'Money' }), ...onItsWay },
    ],
  },
};
