import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, within } from 'storybook/test';

import { accepted, refused } from '../../../testing/results.ts';
import { aPageOfMovements, someMovements } from '../../../testing/some-movements.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { StockMovementsPage } from './stock-movements-page.tsx';

type Shown = Awaited<ComponentProps<typeof StockMovementsPage>['movements']>;
type StoryProps = Omit<ComponentProps<typeof StockMovementsPage>, 'movements'> & {
  result?: Shown;
};

function MovementsStory({ result, ...rest }: StoryProps) {
  return <StockMovementsPage movements={usePromiseOf(result)} {...rest} />;
}

const many = [...someMovements, ...someMovements, ...someMovements].map((movement, index) => ({
  ...movement,
  id: 100 - index,
}));

const meta = {
  title: 'Back office/Stock movements page',
  component: MovementsStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    design: { productId: 7, designId: 71 },
    filters: { page: 1 },
    result: accepted(aPageOfMovements()),
    orderHref: (id) => `/admin-orders/${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof MovementsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [link] = await canvas.findAllByRole('link', { name: 'CS-26-00041' });
    await expect(link).toHaveAttribute('href', '/admin-orders/41');
  },
};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const Many: Story = { args: { result: accepted(aPageOfMovements(many, 2_340)) } };

export const Loading: Story = { args: { result: undefined } };

export const None: Story = { args: { result: accepted(aPageOfMovements([])) } };

export const Failed: Story = {
  args: {
    result: words<Shown>({
      ar: refused({ sentence: 'الخدمة غير متاحة الآن.' }),
      en: refused({ sentence: 'The service is not available.' }),
    }),
  },
};
