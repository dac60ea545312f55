import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { aStaffPage } from '../../../testing/a-staff-page.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { EditPage, type EditPageProps } from './edit-page.tsx';
import type { SavePage } from './use-page-form.ts';

beforeEach(() => {
  sessionStorage.clear();
  // jsdom renders nothing, and has nowhere to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
});

const nothing = { html: '', headings: [], problems: [] };

function renderPage(some: Partial<EditPageProps> = {}) {
  const calls = {
    onPreview: vi.fn(async () => accepted({ en: nothing, ar: nothing })),
    onPhoto: vi.fn(),
    onSave: vi.fn<SavePage>(async () => accepted(aStaffPage({ version: 5 }))),
    onPublish: vi.fn<SavePage>(async () => accepted(aStaffPage({ version: 6 }))),
    onWithdraw: vi.fn(async () => accepted(null)),
    onDelete: vi.fn(async () => accepted(null)),
    onDeleted: vi.fn(),
    onReadVersion: vi.fn(),
    onRestore: vi.fn(),
    onDone: vi.fn(),
  };
  const versions = { data: [], meta: { page: 1, perPage: 20, totalCount: 0, pageCount: 0 } };
  const pageOf = (page = aStaffPage(), more = some) => (
    <EditPage page={page} versions={versions} shopUrl="https://shop.example" {...calls} {...more} />
  );
  const { rerender } = renderInApp(pageOf(some.page));
  return { ...calls, showAgain: (page: EditPageProps['page']) => rerender(pageOf(page, {})) };
}

const body = (language: string) =>
  screen.getByLabelText<HTMLTextAreaElement>(`Text in ${language}`);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a draft is saved in both languages, over what was seen', async () => {
  const { onSave, onDone } = renderPage();
  expect(screen.queryByRole('button', { name: 'Save the draft' })).not.toBeInTheDocument();
  fireEvent.change(body('Arabic'), { target: { value: 'نص' } });
  fireEvent.change(body('English'), { target: { value: 'A text' } });
  await click('Save the draft');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('saved', expect.anything()));
  expect(onSave).toHaveBeenCalledOnce();
  const [sent, seen] = onSave.mock.calls[0] ?? [];
  expect(sent).toMatchObject({ body: 'A text', bodyAr: 'نص', slug: 'wholesale' });
  expect(seen?.version).toBe(4);
});

test('what is published already is not published again', () => {
  renderPage({ page: aStaffPage({ state: 'published' }) });
  expect(screen.getByRole('button', { name: 'Publish in both' })).toBeDisabled();
});

test('a page that the shop needs keeps its address, and cannot be withdrawn or deleted', () => {
  renderPage({ page: aStaffPage({ slug: 'returns', isSystem: true }) });
  for (const name of ['Withdraw', 'Delete the page']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByLabelText('Address')).not.toBeInTheDocument();
  expect(screen.getByText('/returns')).toBeVisible();
});

test('a tool changes what is selected, and the form hears of it', async () => {
  renderPage();
  const field = body('English');
  fireEvent.change(field, { target: { value: 'From 50 pieces' } });
  field.setSelectionRange(5, 7);
  const toolbar = screen.getByRole('toolbar', { name: 'Tools of the text in English' });
  fireEvent.click(within(toolbar).getByRole('button', { name: 'Bold' }));
  expect(field).toHaveValue('From **50** pieces');
  expect(screen.getByRole('button', { name: 'Save the draft' })).toBeVisible();
});

const photo = {
  base: 'https://images.example/bowl',
  ...{ widths: [640], width: 640, height: 400, color: '#806040' },
};

test('an uploaded photo stands in the text, with its words selected to be typed over', async () => {
  const { onPhoto } = renderPage({
    onPhoto: async () => accepted({ address: 'photo:abc', photo }),
  });
  expect(onPhoto).not.toHaveBeenCalled();
  const field = body('English');
  field.setSelectionRange(field.value.length, field.value.length);
  const file = new File(['x'], 'bowl.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText('Photo in English'), { target: { files: [file] } });
  await waitFor(() => expect(field.value).toContain('![Describe the photo](photo:abc)'));
  const chosen = field.value.slice(field.selectionStart, field.selectionEnd);
  expect(chosen).toBe('Describe the photo');
});

test('a file that is no photo is not sent, and said', () => {
  const { onPhoto } = renderPage();
  const file = new File(['x'], 'terms.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('Photo in English'), { target: { files: [file] } });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(onPhoto).not.toHaveBeenCalled();
});

test('what a colleague saved meanwhile is shown beside what is typed, and nothing is overwritten', async () => {
  const { showAgain } = renderPage({
    onSave: async () => refused({ code: 'page.changed', sentence: 'Changed.' }),
  });
  fireEvent.change(body('English'), { target: { value: 'Mine.' } });
  await click('Save the draft');
  showAgain(aStaffPage({ body: 'Theirs.', version: 5, number: 4 }));
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent('Theirs'));
  expect(body('English')).toHaveValue('Mine.');
  await click('Take theirs');
  expect(body('English')).toHaveValue('Theirs.');
});
