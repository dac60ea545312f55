import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';

import { aSecondStep, aWholeSecondStep } from '../../../testing/a-second-step.ts';
import { refused } from '../../../testing/results.ts';
import { secondStepCalls } from '../../../testing/second-step-calls.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { SecondStepPage } from './second-step-page.tsx';

const meta = {
  title: 'Back office/Second step page',
  component: SecondStepPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { layout: 'fullscreen', role: 'Admin' },
  args: {
    secondStep: aWholeSecondStep({ state: 'due' }),
    calls: secondStepCalls(),
    onTaken: fn(),
  },
} satisfies Meta<typeof SecondStepPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAppAndPasskey: Story = {};

export const WrongCode: Story = {
  globals: { scheme: 'dark' },
  args: {
    secondStep: aWholeSecondStep({ state: 'due', passkeys: [] }),
    calls: {
      ...secondStepCalls(),
      takeCode: async () =>
        refused({ status: 422, code: 'second_step.wrong_code', sentence: 'هذا الرمز غير صحيح.' }),
    },
  },
  play: async ({ canvas }) => userEvent.type(canvas.getByRole('textbox'), '123456{Enter}'),
};

/** Another tab has added a way meanwhile. */
export const AddedElsewhere: Story = {
  args: { secondStep: aWholeSecondStep({ state: 'done' }) },
};

export const Demanded: Story = {
  args: { secondStep: aSecondStep({ state: 'due', isDemanded: true }) },
};
