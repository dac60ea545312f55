import { pageMeta, piastres } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import { aRun } from '../../../testing/a-run.ts';
import { accepted } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { RunsPage } from './runs-page.tsx';

type Props = ComponentProps<typeof RunsPage>;
type StoryProps = Omit<Props, 'runs'> & { runs?: Awaited<Props['runs']> };

function RunsStory({ runs, ...rest }: StoryProps) {
  return <RunsPage runs={usePromiseOf(runs)} {...rest} />;
}

const found = (data: ReturnType<typeof aRun>[]) =>
  accepted({ data, meta: pageMeta(1, 20, data.length) });

const meta = {
  title: 'Back office/Runs page',
  component: RunsStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    filters: { page: 1 },
    runs: found([
      aRun({ id: 14, driverName: 'سامي نصر', doneCount: 0, taken: piastres(0) }),
      aRun({ id: 13, state: 'signed', doneCount: 3, taken: piastres(262_000) }),
      aRun(),
      aRun({ id: 11, state: 'closed', doneCount: 3 }),
    ]),
    onFilter: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RunsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const None: Story = { args: { runs: found([]) } };
