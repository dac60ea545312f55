import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { aStaffPage } from '../../../testing/a-staff-page.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { EditPage } from './edit-page.tsx';
import type { PreviewPage } from './use-preview.ts';

const at = '2026-10-03T09:00:00.000Z';
const section = (title: string, words: string) =>
  `<section id="a"><h2>${title}</h2><div><p>${words}</p></div></section>`;
const heading = { level: 2, text: 'A' };

const meta = {
  title: 'Back office/Edit page',
  component: EditPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: {
    role: 'Admin',
    unmirrored: 'Each text is edited in the direction of its own language.',
  },
  beforeEach: () => sessionStorage.clear(),
  args: {
    page: aStaffPage(),
    versions: {
      data: [
        {
          ...{ number: 3, by: 'Mariam Adel', at: '2026-11-18T11:18:00.000Z' },
          ...{ restoredFrom: null, publishedAt: null, publishedBy: null },
        },
        { number: 2, by: 'Noha Selim', at, restoredFrom: 1, publishedAt: at, publishedBy: null },
        { number: 1, by: null, at, restoredFrom: null, publishedAt: null, publishedBy: null },
      ],
      meta: { page: 1, perPage: 20, totalCount: 3, pageCount: 1 },
    },
    shopUrl: 'https://shop.example',
    onPreview: fn<PreviewPage>(async () =>
      accepted({
        en: {
          html: section('When you may return', 'Within 14 days, in its box.'),
          headings: [heading],
          problems: [],
        },
        ar: {
          html: section('متى يحق لك الإرجاع', 'خلال ١٤ يومًا، وفي علبتها.'),
          headings: [heading],
          problems: [],
        },
      }),
    ),
    onPhoto: fn(),
    onSave: fn(async () => accepted(aStaffPage({ version: 5 }))),
    onPublish: fn(async () => accepted(aStaffPage({ version: 5 }))),
    onWithdraw: fn(async () => accepted(null)),
    onDelete: fn(async () => accepted(null)),
    onDeleted: fn(),
    onReadVersion: fn(async () => refused({ sentence: '…' })),
    onRestore: fn(async () => accepted(aStaffPage())),
    onDone: fn(),
  },
} satisfies Meta<typeof EditPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The preview comes late, and makes the page higher. */
async function previewCame(canvas: Canvas) {
  const match = /The headings match|العناوين متطابقة/;
  await expect(await canvas.findByText(match, {}, { timeout: 20_000 })).toBeVisible();
}

export const SavedSincePublished: Story = {
  play: async ({ canvas }) => previewCame(canvas),
};

export const WithWhatIsWrong: Story = {
  args: {
    page: aStaffPage({ slug: 'returns', isSystem: true, published: null, state: 'draft' }),
    onPreview: fn<PreviewPage>(async () =>
      accepted({
        en: { html: '', headings: [], problems: [] },
        ar: {
          html: section('متى يحق لك الإرجاع', 'رابط'),
          headings: [heading],
          problems: [
            { kind: 'refusedLink', line: 3, what: 'javascript:alert(1)' },
            { kind: 'photoWithoutWords', line: 5, what: 'photo:abc' },
            { kind: 'bigTable', line: 9, what: '| a | b |' },
          ],
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    const differ = /The headings differ|تختلف العناوين/;
    await expect(await canvas.findByText(differ, {}, { timeout: 20_000 })).toBeVisible();
  },
};

export const TheToolbarIsOneStop: Story = {
  play: async ({ canvas, canvasElement }) => {
    await previewCame(canvas);
    const [bar] = canvasElement.querySelectorAll<HTMLElement>('[role=toolbar]');
    if (!bar) throw new Error('There is no toolbar');
    const tools = within(bar).getAllByRole('button');
    await expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    tools[0]?.focus();
    await userEvent.keyboard('{End}');
    await expect(tools.at(-1)).toHaveFocus();
    await userEvent.keyboard(bar.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(tools[0]).toHaveFocus();
  },
};
