import { defaultFooter, type FooterSettings } from '@craftsandore/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { aStaffPage } from '../../../testing/a-staff-page.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { savedSettings } from '../../../testing/saved-settings.ts';
import { aCategory, someCategories } from '../../../testing/shown-at-home.ts';
import type { SaveSettings } from '../use-settings-form.ts';
import { FooterPage } from './footer-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  // jsdom renders nothing, and has nowhere to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
});

const pages = [
  aStaffPage({ slug: 'help', title: 'Help', titleAr: 'مساعدة', state: 'published' }),
  aStaffPage({ slug: 'jobs', title: 'Jobs', titleAr: 'وظائف', state: 'draft' }),
];

const ladles = { ...aCategory(4, 'Ladles', 'مغارف', 2), isHidden: true };

function open(
  settings: FooterSettings = defaultFooter,
  onSave: SaveSettings<'footer'> = async () => accepted(savedSettings('footer', {}, 4)),
) {
  const calls = { onSave: vi.fn(onSave), onSaved: vi.fn() };
  renderInApp(
    <FooterPage
      {...calls}
      saved={savedSettings('footer', settings)}
      {...{ pages, published: pages.slice(0, 1), categories: [...someCategories, ladles] }}
    />,
  );
  return calls;
}

/** Without the marks that isolate the direction of names. */
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
const named = (name: string) => ({ name: (found: string) => plain(found) === name });
const column = (name: string) => within(screen.getByRole('region', named(`Column ${name}`)));
const save = () => fireEvent.click(screen.getByText('Save'));
const preview = () => within(screen.getByRole('region', { name: 'Preview before saving' }));

async function move(name: string, ...keys: string[]) {
  screen.getByRole('button', named(`Move ${name}`)).focus();
  await userEvent.keyboard(` ${keys.map((key) => `{${key}}`).join('')} `);
}

const address = (href: string, label: string | null = 'A', labelAr: string | null = 'أ') => ({
  to: 'address' as const,
  ...{ href, label, labelAr },
});
const ofOne = (...links: FooterSettings['columns'][number]['links']) => ({
  columns: [{ title: 'For shops', titleAr: 'للمتاجر', links }],
});

test('a column is added with links to a page, a category and an address', async () => {
  const { onSave } = open({ columns: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Add a column' }));
  const added = column('New column');
  const [title] = added.getAllByRole('textbox');
  await waitFor(() => expect(title).toHaveFocus());
  fireEvent.change(added.getByLabelText('Title in Arabic'), { target: { value: 'للمتاجر' } });
  fireEvent.change(added.getByLabelText('Title in English'), { target: { value: 'For shops' } });

  const shops = column('For shops');
  for (const leadsTo of ['Help', 'Trays', 'An address']) {
    await userEvent.click(shops.getByRole('button', { name: 'Add a link' }));
    const select = shops.getAllByLabelText('Leads to').at(-1);
    await waitFor(() => expect(select).toHaveFocus());
    await userEvent.selectOptions(select as HTMLElement, leadsTo);
  }
  fireEvent.change(shops.getByLabelText('Address'), { target: { value: ' /products ' } });
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toEqual(
    ofOne(
      { to: 'page', slug: 'help' },
      { to: 'category', categoryId: 3 },
      address('/products', null, null),
    ),
  );
});

test('links and columns are put into another order, and what is typed stays with its row', async () => {
  const { onSave } = open({
    columns: [
      ...ofOne(address('/one', 'One'), address('/two', 'Two')).columns,
      { ...ofOne().columns[0], title: 'Other', titleAr: 'أخرى', links: [] },
    ],
  });
  await move('Two', 'ArrowUp');
  expect(screen.getByRole('button', named('Move Two'))).toHaveFocus();
  const [first] = column('For shops').getAllByLabelText('Address');
  fireEvent.change(first as HTMLElement, { target: { value: '/first' } });
  await move('Other', 'Home');
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0].columns).toMatchObject([
    { title: 'Other' },
    { title: 'For shops', links: [{ href: '/first', label: 'Two' }, { href: '/one' }] },
  ]);
});

test('columns lie folded on a phone; a new one and a faulty one stand open', async () => {
  open(ofOne(address('/')));
  const fold = (name: string) => column(name).getByRole('button', named(`Links of ${name}`));
  expect(fold('For shops')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(fold('For shops'));
  expect(fold('For shops')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(fold('For shops'));
  await userEvent.click(screen.getByRole('button', { name: 'Add a column' }));
  expect(fold('New column')).toHaveAttribute('aria-expanded', 'true');
  expect(fold('For shops')).toHaveAttribute('aria-expanded', 'false');
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'javascript:alert(1)' } });
  save();
  await waitFor(() => expect(fold('For shops')).toHaveAttribute('aria-expanded', 'true'));
});

test.each(['javascript:alert(1)', 'http://example.com', '//evil.example', ''])(
  'leads to no %j, says so at the field, and sends nothing',
  async (href) => {
    const { onSave } = open(ofOne(address('/')));
    const field = screen.getByLabelText('Address');
    fireEvent.change(field, { target: { value: href } });
    save();
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() => expect(field).toHaveFocus());
    expect(onSave).not.toHaveBeenCalled();
  },
);

test('says which links customers are not shown; the preview leaves them out', async () => {
  open(
    ofOne(
      { to: 'page', slug: 'help' },
      { to: 'page', slug: 'jobs' },
      { to: 'page', slug: 'gone' },
      { to: 'category', categoryId: 99 },
      { to: 'category', categoryId: 4 },
      address('/', null, null),
    ),
  );
  const selects = screen.getAllByLabelText('Leads to');
  const words = selects.map((select) => select.closest('li')?.textContent ?? '');
  expect(words[0]).not.toMatch(/not in the footer/);
  expect(selects[1]).toHaveAccessibleDescription(/^A draft/);
  expect(selects[2]).toHaveAccessibleDescription(/^Deleted/);
  expect(selects[3]).toHaveAccessibleDescription(/^Deleted/);
  expect(selects[4]).toHaveAccessibleDescription(/^Hidden/);
  expect(selects[4]).toHaveDisplayValue(/Ladles.* \(hidden\)/);
  expect(preview().getByText('Help')).toBeInTheDocument();
  // Without words it is called as the shop.
  expect(preview().getByText('Craftsandore')).toBeInTheDocument();
  expect(preview().queryByText('Jobs')).not.toBeInTheDocument();
  expect(preview().queryByText('Ladles')).not.toBeInTheDocument();
  await userEvent.click(preview().getByRole('button', { name: 'Arabic' }));
  expect(preview().getByText('مساعدة')).toBeInTheDocument();
});

test('four columns are all; one that is removed gives the focus to the button that adds', async () => {
  const [one] = ofOne().columns;
  const { onSave } = open({
    columns: ['A', 'B', 'C', 'D'].map((title) => ({ titleAr: 'أ', links: [], ...one, title })),
  });
  expect(screen.queryByRole('button', { name: 'Add a column' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', named('Remove the column B')));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a column' })).toHaveFocus());
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0].columns.map(({ title }) => title)).toEqual(['A', 'C', 'D']);
});

test('what the API refuses is said at the columns', async () => {
  open(defaultFooter, async () =>
    refused({
      ...{ status: 422, code: 'request.invalid' },
      details: [{ path: 'columns.0.links.0.href', message: 'Please enter another address.' }],
    }),
  );
  await userEvent.click(screen.getByRole('button', named('Remove the column About Us')));
  save();
  expect(await screen.findByText('Please enter another address.')).toBeVisible();
});
