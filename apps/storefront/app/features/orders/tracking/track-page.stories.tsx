import { refusalOf } from '@craftsandore/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inApp } from '../../../testing/story-in-app.tsx';
import { TrackPage } from './track-page.tsx';

const asked = { orderReference: 'CS-26-01186', phoneNumber: '01000000001' };

const meta = {
  title: 'Storefront/Track page',
  component: TrackPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  args: { lookup: undefined },
} satisfies Meta<typeof TrackPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Found: Story = {
  args: {
    lookup: {
      asked,
      result: {
        ok: true,
        value: {
          orderReference: asked.orderReference,
          status: 'shipped',
          promised: { from: '2026-11-23', to: '2026-11-25' },
          isLate: false,
          name: 'س. م.',
          parcel: {
            ...{ state: 'out_for_delivery', reason: null, carrier: 'own' },
            since: '2026-11-23T07:00:00.000Z',
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('س. م.')).toBeVisible();
  },
};

export const HalfFilledIn: Story = {
  args: {
    lookup: {
      asked: { ...asked, phoneNumber: ' ' },
      result: { ok: false, refusal: refusalOf(null) },
    },
  },
  play: async ({ canvas }) => {
    const [reference, mobile] = canvas.getAllByRole('textbox');
    await expect(reference).toBeValid();
    await expect(mobile).toBeInvalid();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const NotFound: Story = {
  args: { lookup: { asked, result: { ok: false, refusal: refusalOf(null) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
