import type { Meta, StoryObj } from '@storybook/react-vite';

import { Separator } from './separator.tsx';

const meta = { title: 'Display/Separator', component: Separator } satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};

export const BetweenTwoFacts: Story = {
  args: { variant: 'inline' },
  decorators: [
    (Separator) => (
      <p>
        <bdi>١٫٤ كجم</bdi>
        <Separator />
        <bdi>1.4 kg</bdi>
      </p>
    ),
  ],
};
