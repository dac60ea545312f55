import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { aWholeRun } from '../../../testing/a-run.ts';
import { refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { NewRunPage } from './new-run-page.tsx';

const meta = {
  title: 'Back office/New run page',
  component: NewRunPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    parcels: aWholeRun().stops.map(({ parcel }) => parcel),
    onMake: fn(async () => refused()),
  },
} satisfies Meta<typeof NewRunPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const NothingLeft: Story = { args: { parcels: [] } };
