import type { Meta, StoryObj } from '@storybook/react-vite';

import { Logo } from './logo.tsx';

const meta = { title: 'Foundations/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheHeader: Story = {};

export const InTheBackOffice: Story = { args: { size: 'sm' } };

export const OnWalnut: Story = {
  decorators: [
    (Story) => (
      <div
        data-ground="inverse"
        style={{ padding: '2rem', background: 'var(--color-surface-inverse)' }}
      >
        <Story />
      </div>
    ),
  ],
};

export const InTheDark: Story = { globals: { scheme: 'dark' } };
