import type { Meta, StoryObj } from '@storybook/react-vite';

import { Rings } from './rings.tsx';

const meta = { title: 'Foundations/Rings', component: Rings } satisfies Meta<typeof Rings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};

export const Danger: Story = { args: { tone: 'danger' } };

export const LargeAndFading: Story = {
  args: { size: 'lg', fade: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '30rem', display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
};
