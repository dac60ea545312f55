import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { DescriptionList } from '../description-list/description-list.tsx';
import { Panel } from './panel.tsx';

const meta = {
  title: 'Display/Panel',
  component: Panel,
  globals: { scheme: 'light' },
  args: {
    title: words({ ar: 'الشحن إلى', en: 'Delivery to' }),
    children: words({
      ar: (
        <DescriptionList
          items={[
            { term: 'المدينة', description: 'رأس البر' },
            { term: 'المحافظة', description: 'دمياط' },
          ]}
        />
      ),
      en: (
        <DescriptionList
          items={[
            { term: 'City', description: 'Ras El Bar' },
            { term: 'Governorate', description: 'Damietta' },
          ]}
        />
      ),
    }),
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithActions: Story = {
  args: { actions: words({ ar: '٤ قطع', en: '4 pieces' }) },
};

export const InTheDark: Story = { globals: { scheme: 'dark' } };
