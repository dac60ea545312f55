import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Timeline, type TimelineStep } from './timeline.tsx';

const meta = {
  title: 'Display/Timeline',
  component: Timeline,
  args: {
    steps: words<TimelineStep[]>({
      ar: [
        { title: 'قيد المعالجة', detail: '٨:٠٣ ص، طلب العميل', state: 'done' },
        { title: 'مؤكّد', detail: '٩:٢٠ ص، مريم عادل', state: 'now' },
        { title: 'تم الشحن', state: 'todo' },
        { title: 'تم التسليم', state: 'todo' },
      ],
      en: [
        { title: 'Processing', detail: '08:03, placed by the customer', state: 'done' },
        { title: 'Confirmed', detail: '09:20, Mariam Adel', state: 'now' },
        { title: 'Shipped', state: 'todo' },
        { title: 'Delivered', state: 'todo' },
      ],
    }),
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};

export const Cancelled: Story = {
  args: {
    steps: words<TimelineStep[]>({
      ar: [
        { title: 'قيد المعالجة', detail: '١٨ نوفمبر ٢٠٢٦', state: 'done' },
        { title: 'ملغى', detail: '١٩ نوفمبر ٢٠٢٦', state: 'cancelled' },
      ],
      en: [
        { title: 'Processing', detail: '18 November 2026', state: 'done' },
        { title: 'Cancelled', detail: '19 November 2026', state: 'cancelled' },
      ],
    }),
  },
};
