import type { ProductImport } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { accepted, refused } from '../../../testing/results.ts';
import { anImport, anImportRow, aPlan } from '../../../testing/some-imports.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import type { BringIn, ImportsPromise } from './import-calls.ts';
import { ImportPage } from './import-page.tsx';

type Shown = Awaited<ImportsPromise>;
type ImportStoryProps = Omit<ComponentProps<typeof ImportPage>, 'imports'> & {
  result?: Shown;
};

function ImportStory({ result, ...rest }: ImportStoryProps) {
  return <ImportPage imports={usePromiseOf(result)} {...rest} />;
}

const bringing = (answer: Awaited<ReturnType<BringIn>>): BringIn => fn(async () => answer);
const before = (imports: ProductImport[]): Shown => accepted(imports);

const plan = aPlan([
  anImportRow(),
  anImportRow({
    ...{ row: 23, sku: 'BOW-SALAD-SYC', stockThen: 13 },
    ...{ name: 'Salad bowl with servers', nameAr: 'سلطانية سلطة مع ملعقتي تقديم' },
    changes: [
      { column: 'stock', before: '10', after: '25' },
      { column: 'barcode', before: '', after: '5901234123457' },
      { column: 'inTheBox', before: 'Two servers', after: '' },
      { column: 'wood', before: 'Oak', after: 'Sycamore' },
    ],
  }),
  anImportRow({
    ...{ row: 40, state: 'created', sku: 'CUP-OLV' },
    ...{ name: 'Wooden cups', nameAr: 'أكواب خشبية' },
    changes: [{ column: 'sku', before: '', after: 'CUP-OLV' }],
  }),
  anImportRow({
    ...{ row: 12, state: 'refused', changes: [] },
    refusals: [{ column: 'price', message: '“five hundred” is not a number.' }],
  }),
]);

const meta = {
  title: 'Back office/Import page',
  component: ImportStory,
  decorators: [inApp],
  parameters: { role: 'Admin' },
  args: {
    result: before([anImport(), anImport({ id: 6, fileName: null, created: 0, changed: 1 })]),
    onBring: bringing(accepted(plan)),
    onUndoFile: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ImportStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file to choose');
  return userEvent.upload(input, new File(['sku,price\nA,1'], 'prices-november.csv'), {
    applyAccept: false,
  });
};

export const NothingChosen: Story = { args: { result: before([]) } };

export const WhatAFileDoes: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await screen.findAllByRole('tab');
  },
};

export const ColumnsUnread: Story = {
  args: {
    onBring: bringing(
      accepted(aPlan(plan.data, { unreadColumns: ['Pirce (EGP)', 'اللون', 'Tags'] })),
    ),
  },
  play: WhatAFileDoes.play as NonNullable<Story['play']>,
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    const [, , , refusals] = await screen.findAllByRole('tab');
    await userEvent.click(refusals as HTMLElement);
    await expect(refusals).toHaveAttribute('aria-selected', 'true');
  },
};

export const NothingToApply: Story = {
  args: { onBring: bringing(accepted(aPlan([]))) },
  play: WhatAFileDoes.play as NonNullable<Story['play']>,
};

export const NothingLoaded: Story = {
  args: { result: refused({ sentence: 'There is no connection.' }) },
};
