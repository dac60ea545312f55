import { piastres, type ReturnPhoto } from '@craftsandore/contract';
import { productPhotos } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { aDestination, aReceivedReturn, aReturn } from '../../../testing/a-return.ts';
import { refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { ReturnPage } from './return-page.tsx';
import { ReturnPhotos } from './return-photos.tsx';

/** Of a picture that is there in one width: what comes after the hash is none of its name. */
const aPhoto = (id: number, url: string, staffName: string | null = null): ReturnPhoto => ({
  ...{ id, staffName },
  photo: { base: `${url}#`, widths: [600], width: 600, height: 600, color: '#eee2ce' },
});

const meta = {
  title: 'Back office/Return page',
  component: ReturnPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    shown: aReturn(),
    destinations: { given: [aDestination()], isChangedSinceDue: false },
    onNoteDestination: fn(async () => refused()),
    onMove: fn(async () => refused()),
    onReceive: fn(async () => refused()),
    onPay: fn(async () => refused()),
    onBegin: fn(async () => refused()),
    onSearch: fn(async () => refused()),
    onExchange: fn(async () => refused()),
  },
} satisfies Meta<typeof ReturnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {};

export const Received: Story = { args: { shown: aReceivedReturn() } };

/** A bank account that was put in the place of another one, by somebody who may only have found a link. */
export const PaidToAnotherSince: Story = {
  args: {
    shown: aReceivedReturn(),
    destinations: {
      given: [
        aDestination({
          ...{ method: 'transfer', payTo: 'EG380019000500000000263180002' },
          ...{ holder: 'Rana Aziz', masked: '…0002' },
        }),
      ],
      isChangedSinceDue: true,
    },
  },
};

export const NobodyHasSaidWhereTo: Story = {
  args: {
    shown: aReceivedReturn(),
    destinations: { given: [], isChangedSinceDue: false },
  },
};

/** What its customer showed of it, and what was seen on receiving. */
export const WithPhotos: Story = {
  args: {
    shown: aReceivedReturn(),
    children: (
      <ReturnPhotos
        photos={[aPhoto(1, productPhotos.fruitBowl), aPhoto(2, productPhotos.tray, 'Mariam')]}
        onAdd={async () => refused()}
        onDelete={async () => refused()}
      />
    ),
  },
};

export const InTheDark: Story = {
  args: { shown: aReceivedReturn() },
  globals: { scheme: 'dark' },
};

export const Closed: Story = {
  args: {
    shown: aReceivedReturn({
      ...{ state: 'closed', next: [], clock: null, toRefund: piastres(0), refundDueOn: null },
      refunds: [
        {
          ...{ id: 1, amount: piastres(56_000), method: 'instapay', reference: '7741' },
          ...{ paidTo: '…iz@instapay', staffName: 'Mariam' },
          ...{ at: '2026-11-22T08:00:00.000Z' },
        },
      ],
    }),
  },
};

/** What is owed and is not to be paid back any more needs a reason. */
export const Closing: Story = {
  args: { shown: aReceivedReturn() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(?:Close|أغلق)$/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** A colleague notes what the customer has said on the phone. */
export const NotingWhereTo: Story = {
  args: { shown: aReceivedReturn(), destinations: { given: [], isChangedSinceDue: false } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(?:Note where to pay|سجّل جهة الردّ)$/ }),
    );
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const method = screen.getByRole('combobox', { name: /^(?:How|الطريقة)$/ });
    await userEvent.selectOptions(method, 'transfer');
  },
};

/** The account stands where the refund is noted, to be copied. */
export const PayingBack: Story = {
  args: { shown: aReceivedReturn() },
  parameters: { role: 'Admin' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(?:Note a refund|سجّل ردّ مبلغ)$/ }),
    );
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
