import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { aSynonymGroup } from '../../../testing/a-synonym-group.ts';
import { aTrial } from '../../../testing/a-trial.ts';
import { accepted } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { SynonymGroupPage } from './synonym-group-page.tsx';

const bowl = { id: 1, name: 'Olive salad bowl', nameAr: 'سلطانية سلطة من الزيتون' };
const board = { id: 2, name: 'Live-edge olive board', nameAr: 'لوح زيتون بحواف طبيعية' };

const meta = {
  title: 'Back office/Synonym group page',
  component: SynonymGroupPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    group: aSynonymGroup(),
    onTry: fn(async () =>
      accepted(
        aTrial({
          better: [{ query: 'زبديه', before: 0.4, after: 1 }],
          worse: [{ query: 'board', before: 1, after: 0.9 }],
          before: [board],
          after: [bowl, board],
        }),
      ),
    ),
    onSave: fn(),
    onSaved: fn(),
    onDelete: fn(async () => accepted(null)),
  },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof SynonymGroupPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {};

export const Tried: Story = {
  play: async ({ canvas }) => {
    const [, , query] = await canvas.findAllByRole('textbox');
    if (query) await userEvent.type(query, 'زبدية{Enter}');
    await expect(await canvas.findAllByRole('list')).toHaveLength(3);
  },
};

export const AskedToDelete: Story = {
  play: async ({ canvas }) => {
    const [remove] = await canvas.findAllByRole('button');
    if (remove) await userEvent.click(remove);
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 20_000 });
    await expect(await within(dialog).findAllByRole('list')).toHaveLength(2);
  },
};

export const ANewOne: Story = { args: { group: undefined, onDelete: undefined } };

export const OneWordAlone: Story = {
  args: { group: undefined, onDelete: undefined },
  play: async ({ canvas, canvasElement }) => {
    const [terms] = await canvas.findAllByRole('textbox');
    if (terms) await userEvent.type(terms, 'bowl');
    const button = canvasElement.querySelector<HTMLButtonElement>('section form button');
    if (button) await userEvent.click(button);
    await expect(terms).toBeInvalid();
  },
};
