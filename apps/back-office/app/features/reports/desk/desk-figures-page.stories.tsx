import type { DeskFigureRow, DeskFigures, DeskSpan } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { DeskFiguresPage } from './desk-figures-page.tsx';

type Props = ComponentProps<typeof DeskFiguresPage>;
type FiguresStoryProps = Omit<Props, 'figures'> & { result?: Awaited<Props['figures']> };

function FiguresStory({ result, ...rest }: FiguresStoryProps) {
  return <DeskFiguresPage figures={usePromiseOf(result)} {...rest} />;
}

const rates = [71, 74, 69, 78, null, 76, 82, 79, 83, 81, 85, 84, 79, 83];

const spanOf = (from: string, to: string, less: number): DeskSpan => ({
  ...{ from, to, placed: 412, counted: 365, confirmed: 292, confirmationRate: 0.8 - less / 100 },
  ...{ delivered: 261, returned: 39, deliveryRate: 0.87 - less / 300 },
  ...{ attemptsPerConfirmation: 1.6 + less / 20, duplicate: 9, fake: 4 },
  ...{ open: 34, unreachable: 3, expired: 21, firstAttemptMinutes: { half: 18, most: 64 } },
  days: rates.map((rate, index) => ({
    date: `2026-11-${String(index + 7).padStart(2, '0')}`,
    counted: rate === null ? 0 : 26,
    confirmationRate: rate === null ? null : (rate - less) / 100,
  })),
});

const row = (
  key: string,
  name: string,
  nameAr: string,
  placed: number,
  rate: number | null,
): DeskFigureRow => ({
  ...{ key, name, nameAr, placed, counted: placed, confirmed: Math.round(placed * (rate ?? 0)) },
  ...{ confirmationRate: rate, delivered: placed, returned: 4, attemptsPerConfirmation: 1.5 },
  deliveryRate: rate && rate + 0.05,
});

const figures: DeskFigures = {
  span: spanOf('2026-11-07', '2026-11-20', 0),
  before: spanOf('2026-10-24', '2026-11-06', 6),
  by: 'governorate',
  rows: [
    row('EG-C', 'Cairo', 'القاهرة', 142, 0.86),
    row('EG-GZ', 'Giza', 'الجيزة', 96, 0.84),
    row('EG-ALX', 'Alexandria', 'الإسكندرية', 61, 0.82),
    row('EG-SHG', 'Sohag', 'سوهاج', 2, null),
  ],
  reasons: [
    { reason: 'changed-mind', orders: 37 },
    { reason: 'unreachable', orders: 21 },
    { reason: null, orders: 9 },
    { reason: 'address', orders: 6 },
  ],
  outcomes: [
    { channel: 'whatsapp', outcome: 'sent', count: 398 },
    { channel: 'call', outcome: 'no_answer', count: 122 },
    { channel: 'call', outcome: 'confirmed', count: 143 },
    { channel: 'whatsapp', outcome: 'confirmed', count: 61 },
    { channel: 'link', outcome: 'confirmed', count: 88 },
    { channel: 'call', outcome: 'declined', count: 41 },
  ],
  hours: [10, 13, 16, 18, 20].map((hour, index) => ({
    hour,
    calls: 60 + index * 9,
    answered: 22 + index * 14,
  })),
};

const staff: DeskFigures = {
  ...figures,
  by: 'staff',
  rows: [
    row('2', 'Noha Selim', 'Noha Selim', 230, 0.84),
    row('7', 'Omar Fathy', 'Omar Fathy', 120, 0.77),
    row('0', '', '', 62, 0.71),
  ],
};

const nothing = {
  ...{ placed: 0, counted: 0, confirmed: 0, confirmationRate: null },
  ...{ delivered: 0, returned: 0, deliveryRate: null, attemptsPerConfirmation: null },
  ...{ duplicate: 0, fake: 0, open: 0, unreachable: 0, expired: 0, firstAttemptMinutes: null },
};
const emptied = ({ from, to, days }: DeskSpan): DeskSpan => ({
  ...{ ...nothing, from, to },
  days: days.map(({ date }) => ({ date, counted: 0, confirmationRate: null })),
});

const meta = {
  title: 'Back office/Desk figures page',
  component: FiguresStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    filters: { from: '2026-11-07', to: '2026-11-20', by: 'governorate' },
    now: new Date('2026-11-20T12:00:00Z'),
    result: accepted(figures),
    deskHref: '/admin-desk',
    rowHref: () => undefined,
    onFilter: fn(),
    onRetry: fn(),
    file: { isPending: false, onStart: fn() },
  },
} satisfies Meta<typeof FiguresStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByGovernorate: Story = {
  play: async ({ canvas, args }) => {
    const [week] = canvas.getAllByRole('button', { pressed: false });
    if (week) await userEvent.click(week);
    await expect(args.onFilter).toHaveBeenCalledWith({
      ...{ from: '2026-11-14', to: '2026-11-20', by: 'governorate' },
    });
  },
};

export const ByStaff: Story = {
  args: {
    filters: { from: '2026-11-07', to: '2026-11-20', by: 'staff' },
    result: accepted(staff),
  },
};

export const NobodyHasOrdered: Story = {
  args: {
    result: accepted({
      ...{ span: emptied(figures.span), before: emptied(figures.before), by: 'governorate' },
      ...{ rows: [], reasons: [], outcomes: [], hours: [] },
    }),
  },
};

export const Loading: Story = { args: { result: undefined } };

export const Failed: Story = { args: { result: refused() } };

export const InTheDark: Story = { globals: { scheme: 'dark' } };
