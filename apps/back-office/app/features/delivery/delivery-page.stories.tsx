import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { savedDelivery } from '../../testing/delivery-settings.ts';
import { accepted, refused } from '../../testing/results.ts';
import { historyOf } from '../../testing/saved-settings.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { DeliveryPage } from './delivery-page.tsx';
import type { SaveDelivery } from './use-delivery-form.ts';

const meta = {
  title: 'Back office/Delivery page',
  component: DeliveryPage,
  decorators: [inApp],
  parameters: { role: 'Admin' },
  globals: { scheme: 'light' },
  beforeEach: () => sessionStorage.clear(),
  args: {
    saved: savedDelivery(),
    now: new Date('2026-11-22T11:20:00.000Z'),
    onSave: fn<SaveDelivery>(async () => accepted(savedDelivery({}, 4))),
    onSaved: fn(),
    onHistory: historyOf(),
  },
} satisfies Meta<typeof DeliveryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const giza = 'input[name="EG-GZ:fee"]';

export const AsSaved: Story = {};

export const SeveralTickedAndOneChanged: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    const fee = canvasElement.querySelector<HTMLInputElement>(giza);
    if (!fee) throw new Error('Giza has no fee');
    await userEvent.clear(fee);
    await userEvent.type(fee, '75');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Tick|تحديد).*(Minya|المنيا)/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Tick|تحديد).*(Assiut|أسيوط)/ }));
    await expect(canvasElement.querySelector('ins')).toHaveTextContent(/75|٧٥/);
  },
};

export const Refused: Story = {
  args: {
    onSave: fn<SaveDelivery>(async () =>
      refused({ details: [{ path: 'settings.governorates.1.fee', message: '…' }] }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const fee = canvasElement.querySelector<HTMLInputElement>(giza);
    if (!fee) throw new Error('Giza has no fee');
    await userEvent.clear(fee);
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|حفظ)$/ }));
    await expect(await canvas.findByText(/This field is required|هذا الحقل مطلوب/)).toBeVisible();
    await expect(fee).toBeInvalid();
    await expect(fee).toHaveFocus();
  },
};
