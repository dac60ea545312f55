import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { aSecondStep, aWholeSecondStep } from '../../../testing/a-second-step.ts';
import { secondStepCalls } from '../../../testing/second-step-calls.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { AccountPage } from './account-page.tsx';

const meta = {
  title: 'Back office/Account page',
  component: AccountPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: { secondStep: aWholeSecondStep(), calls: secondStepCalls() },
} satisfies Meta<typeof AccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secured: Story = {};

export const NotYet: Story = {
  globals: { scheme: 'dark' },
  args: { secondStep: aSecondStep() },
};

export const SettingUpAnApp: Story = {
  args: { secondStep: aSecondStep() },
  play: async ({ canvas }) => {
    const [setUp] = await canvas.findAllByRole('button');
    if (setUp) await userEvent.click(setUp);
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};

export const RecoveryCodesShown: Story = {
  args: { secondStep: aSecondStep() },
  play: async (context) => {
    await SettingUpAnApp.play?.(context);
    await userEvent.type(await context.canvas.findByRole('textbox'), '123456{Enter}');
    await expect(await context.canvas.findAllByRole('listitem')).toHaveLength(10);
  },
};

export const AskedForThePassword: Story = {
  play: async ({ canvas }) => {
    const [removeApp] = await canvas.findAllByRole('button');
    if (removeApp) await userEvent.click(removeApp);
    await screen.findByRole('dialog');
  },
};
