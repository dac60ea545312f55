import { deskParts, pageMeta, piastres } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { aDeskOrder, aTakenOrder } from '../../../testing/a-desk-order.ts';
import { changeCalls } from '../../../testing/an-order-change.ts';
import { anOpenOrder } from '../../../testing/an-open-order.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { DeskPage } from './desk-page.tsx';
import type { Deed } from './outbox.ts';

type Props = ComponentProps<typeof DeskPage>;
type DeskStoryProps = Omit<Props, 'queue'> & { result?: Awaited<Props['queue']> };

function DeskStory({ result, ...rest }: DeskStoryProps) {
  return <DeskPage queue={usePromiseOf(result)} {...rest} />;
}

const people = [
  ['هبة رضوان', 228_500, '05:00'],
  ['محمود الجندي', 131_000, '06:00'],
  ['ياسمين فؤاد', 94_500, '07:10'],
  ['كريم منصور', 228_000, '08:20'],
] as const;

const today = { tried: 41, confirmed: 34 };

const queueOf = (length: number) => {
  const rows = Array.from({ length }, (_, index) => {
    const [name = '', cost = 0, since] = people[index % people.length] ?? [];
    const { customer, reasons } = aDeskOrder();
    return aDeskOrder({
      orderId: 1184 + index,
      customer: { ...customer, name },
      totalCost: piastres(cost),
      reasons:
        index % 2 ? [{ code: 'first_order', text: 'First order', textAr: 'أول طلب' }] : reasons,
      nextAttemptAt: `2026-11-20T${since}:00.000Z`,
      takenBy: index === 2 ? 'Noha Selim' : null,
    });
  });
  const counts = { due: length, waiting: 9, later: 4 };
  const oldestDueAt = length > 0 ? '2026-11-20T05:00:00.000Z' : null;
  return accepted({
    data: rows.slice(0, 20),
    meta: { ...pageMeta(1, 20, length), counts, oldestDueAt, today },
  });
};

const laterQueue = accepted({
  data: [
    aDeskOrder({ state: 'postponed', nextStep: 'call', nextAttemptAt: '2026-11-20T12:00:00.000Z' }),
    aDeskOrder({
      ...{ orderId: 1185, state: 'awaiting', nextAttemptAt: '2026-11-21T08:00:00.000Z' },
      reasons: [],
    }),
  ],
  meta: {
    ...pageMeta(1, 20, 2),
    ...{ counts: { due: 0, waiting: 0, later: 2 }, oldestDueAt: null, today },
  },
});

const quiet = { deed: null, until: 0, stuck: [], unsent: [] };
const deed: Deed = {
  key: 'a-key',
  orderId: 1180,
  attempt: { channel: 'call', outcome: 'no_answer' },
};

const meta = {
  title: 'Back office/Desk',
  component: DeskStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    figuresHref: '/admin-desk/figures',
    result: queueOf(4),
    filters: { page: 1, part: deskParts[0] },
    order: { details: anOpenOrder, taken: aTakenOrder() },
    waiting: quiet,
    now: new Date('2026-11-20T08:42:00.000Z'),
    isTaking: false,
    ...{ onFilter: fn(), onRetry: fn(), onNext: fn(), onDeed: fn(), onMessage: fn() },
    ...{ onUndo: fn(), onShowNew: fn(), onAddNote: fn(async () => accepted(null)) },
    change: changeCalls(),
  },
} satisfies Meta<typeof DeskStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnOrder: Story = {};

/** The gap of an address opens the field that is missing, in place. */
export const AddressCorrected: Story = {
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2 });
    const gap = canvasElement.querySelector<HTMLElement>('p > button[aria-label]');
    await userEvent.click(gap ?? document.body);
    const building = () => canvasElement.querySelector('input[name=building]');
    await waitFor(() => expect(building()).toHaveFocus());
    await userEvent.keyboard('14');
    await waitFor(() => expect(canvasElement.querySelector('ins')).toBeVisible());
  },
};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const NoneOpen: Story = { args: { order: null } };

export const ManyPages: Story = { args: { order: null, result: queueOf(61) } };

export const NothingDue: Story = {
  args: { order: null, result: queueOf(0) },
  play: async ({ canvas }) => {
    await canvas.findByRole('group');
    const withKey = canvas.queryAllByRole('button').filter((button) => button.ariaKeyShortcuts);
    await expect(withKey).toHaveLength(0);
  },
};

/** When each is due, and why not before. */
export const Later: Story = {
  args: { order: null, filters: { page: 1, part: 'later' }, result: laterQueue },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    for (const row of rows) await expect(row.querySelector('time')).toBeVisible();
  },
};

export const Loading: Story = { args: { order: null, result: undefined } };

export const Failed: Story = { args: { order: null, result: refused() } };

export const WithAColleague: Story = {
  parameters: { unmirrored: 'English and Arabic words share a line, which breaks by direction.' },
  args: {
    order: {
      details: anOpenOrder,
      refusal: {
        ...{ status: 409, code: 'order.taken', details: [], requestId: undefined },
        sentence: 'Noha Selim has this order.',
      },
    },
  },
};

/** At the end of its time, which stands still. */
export const CanBeUndone: Story = {
  args: { waiting: { deed, until: 0, stuck: [], unsent: [deed] } },
};

/** The last outcome, which ends the order, can be moved from under the strip. */
export const CanBeUndoneOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { waiting: { deed, until: 0, stuck: [], unsent: [deed] } },
  play: async ({ canvas, canvasElement }) => {
    const fake = [...canvasElement.querySelectorAll('button')].find(
      (button) => button.ariaKeyShortcuts === '-',
    );
    const undo = await canvas.findByRole('button', { name: /Undo|تراجع/ });
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const below = fake?.getBoundingClientRect().bottom ?? Infinity;
    await expect(below).toBeLessThanOrEqual(undo.getBoundingClientRect().top);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const NotSentYet: Story = { args: { waiting: { ...quiet, stuck: [deed], unsent: [deed] } } };

/** Kept while there is no connection: the open order says so, and takes no second outcome. */
export const OutcomeOfThisNotSentYet: Story = {
  args: {
    waiting: {
      ...quiet,
      stuck: [{ ...deed, orderId: anOpenOrder.orderId }],
      unsent: [{ ...deed, orderId: anOpenOrder.orderId }],
    },
  },
};

export const LastWarning: Story = {
  args: {
    order: { details: anOpenOrder, taken: aTakenOrder({ nextStep: 'warning', locale: 'en' }) },
  },
};

export const AskedForLater: Story = {
  play: async ({ canvas }) => {
    // Presses of the first moments were meant for the order before.
    await new Promise((resolve) => setTimeout(resolve, 350));
    const [later] = canvas
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-keyshortcuts') === '6');
    await userEvent.click(later ?? document.body);
    await expect(await canvas.findByRole('form')).toBeVisible();
  },
};
