import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from './text.tsx';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: {
    children: words({
      ar: 'نختار جذوع الزيتون والزان والجوز، وننحت كل قطعة بأيدينا في دمياط.',
      en: 'We choose olive, beech and walnut, and carve every piece by hand in Damietta.',
    }),
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const Lead: Story = { args: { variant: 'lead' } };

export const Label: Story = {
  args: { variant: 'label', children: words({ ar: 'أطباق وسلطانيات', en: 'Bowls and plates' }) },
};

export const MutedSmall: Story = { args: { tone: 'muted', size: 'sm' } };
