import { piastres } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { createStore } from 'zustand/vanilla';

import { aDriverRun, aStop, aTaken } from '../../testing/a-driver-run.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import styles from './driver-page.module.css';
import { DriverRunPage } from './driver-run-page.tsx';
import type { Driver } from './driver-store.ts';

function DriverStory(facts: Partial<Driver>) {
  const [store] = useState(() =>
    createStore<Driver>()(() => ({
      ...{ state: 'open', run: aDriverRun(), unsent: [], isWaiting: false },
      open: async () => undefined,
      tell: () => undefined,
      send: async () => undefined,
      setOut: async () => null,
      sign: async () => null,
      dismiss: () => undefined,
      ...facts,
    })),
  );
  return (
    <main className={styles.root}>
      <DriverRunPage store={store} />
    </main>
  );
}

const meta = {
  title: 'Storefront/Driver page',
  component: DriverStory,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  args: {},
} satisfies Meta<typeof DriverStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeSettingOut: Story = { args: { run: aDriverRun({ startedAt: null }) } };

export const Delivering: Story = {
  play: async ({ canvas }) => {
    const [deliver] = canvas.getAllByRole('button', { name: /^(?:Delivered|سُلّم)$/ });
    if (deliver) await userEvent.click(deliver);
    await expect(canvas.getByRole('textbox', { name: /Cash taken|ما حصّلته/ })).toHaveValue('1730');
  },
};

/** A board is refused: what is to be taken for the others follows. */
export const KeptInPart: Story = {
  args: { run: aDriverRun({ stops: [aStop({ discount: piastres(16_650) })] }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Partly|سُلّم بعضه)$/ }));
    const [fewer] = canvas.getAllByRole('button', { name: /^(?:One fewer|قطعة أقل)$/ });
    if (fewer) await userEvent.click(fewer);
    await expect(canvas.getByRole('textbox', { name: /Cash taken|ما حصّلته/ })).toHaveValue('1145');
  },
};

/** Who refuses all of it may have paid for the delivery. */
export const Refused: Story = {
  args: { run: aDriverRun({ stops: [aStop()] }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Refused|رُفض)$/ }));
    const way = canvas.getByRole('textbox', { name: /all the same|رغم الرفض/ });
    await userEvent.type(way, '2000');
    await userEvent.click(canvas.getByRole('button', { name: /It is refused|رفض الاستلام/ }));
    await expect(way).toBeInvalid();
  },
};

const said = { id: crypto.randomUUID(), parcelId: 1, outcome: 'delivered', cash: 1730 } as const;
const kept = { token: 'x', orderReference: 'CS-26-01184', saidAt: Date.now(), said };

export const WithoutAConnection: Story = {
  args: {
    run: aDriverRun({
      stops: [
        aStop({ said: aTaken() }),
        aStop({
          ...{ parcelId: 2, customerName: 'عمر خليل', orderReference: 'CS-26-01186' },
          said: {
            ...{ outcome: 'postponed', reason: null, day: '2026-11-28', note: 'بعد العصر' },
            ...{ keptCount: null, cash: piastres(0), at: '2026-11-27T09:40:00.000Z' },
          },
        }),
        aStop({
          ...{ parcelId: 3, customerName: 'منى سعيد', orderReference: 'CS-26-01190' },
          ...{ isOff: true, place: null },
        }),
      ],
      taken: piastres(173_000),
    }),
    unsent: [kept],
    isWaiting: true,
  },
};

export const Signed: Story = {
  args: {
    run: aDriverRun({
      stops: [aStop({ said: aTaken(), place: null })],
      ...{ taken: piastres(173_000), signed: piastres(173_000), state: 'signed' },
    }),
  },
};

export const Over: Story = {
  args: { state: 'over', run: null, unsent: [{ ...kept, refusal: 'انتهت هذه الجولة.' }] },
};

export const NoLink: Story = { args: { state: 'none', run: null } };
