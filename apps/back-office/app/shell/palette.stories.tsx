import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';

import { inApp } from '../testing/story-in-app.tsx';
import { Palette } from './palette.tsx';

const meta = {
  title: 'Back office/Palette',
  component: Palette,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: { onClose: fn() },
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const NothingFound: Story = {
  play: async () => userEvent.type(await screen.findByRole('combobox'), 'z'),
};
