import { type Piastres, piastres, type Promotion } from '@craftsandore/contract';
import { shippingOptionsOf } from '@craftsandore/rules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { aPromotion } from '../../testing/a-promotion.ts';
import { someSettings } from '../../testing/delivery-settings.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { accepted, refused } from '../../testing/results.ts';
import { PromotionPage } from './promotion-page.tsx';
import type { SavePromotion } from './use-promotion-form.ts';

beforeEach(() => {
  sessionStorage.clear();
  // jsdom renders nothing, and has nowhere to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
});

function renderPage(promotion?: Promotion, freeFrom: Piastres | null = null) {
  const options = shippingOptionsOf({ ...someSettings(), freeFrom });
  const calls = {
    onSave: vi.fn<SavePromotion>(async () => accepted(promotion)),
    onSaved: vi.fn(),
    onDelete: vi.fn(async () => true),
    onDeleted: vi.fn(),
  };
  const page = (promotion?: Promotion) => (
    <PromotionPage promotion={promotion} options={options} ordersHref="/orders-of-it" {...calls} />
  );
  const { rerender } = renderInApp(page(promotion));
  return { ...calls, othersSave: (theirs: Promotion) => rerender(page(theirs)) };
}

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, text: string) => userEvent.type(field(name), text);
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the promotion' }));
const example = () =>
  screen.getByRole('heading', { name: 'For example' }).closest('section')?.textContent;

async function typeNames() {
  await type('Name in Arabic', 'عرض الشتاء');
  await type('Name in English', 'Winter offer');
}

test('a percentage for everyone is saved as the API takes it, once for two presses', async () => {
  const { onSave, onSaved } = renderPage();
  await typeNames();
  await type('Percent', '١٠');
  await type('At most, in pounds', '60.5');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Active' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save the promotion' }));
  const sent = {
    ...{ name: 'Winter offer', nameAr: 'عرض الشتاء', kind: 'percent', percent: 10, amount: null },
    ...{ atMost: 60.5, minimum: 0, from: null, to: null, limit: null, code: null },
    ...{ limitPerPerson: null, active: true },
  };
  expect(onSave).toHaveBeenCalledExactlyOnceWith(sent, undefined, expect.anything());
  expect(onSaved).toHaveBeenCalledOnce();
});

test('what belongs to another choice is not sent', async () => {
  const { onSave } = renderPage();
  await typeNames();
  await type('Percent', '10');
  await type('At most, in pounds', '60');
  await choose('An amount');
  await type('Amount, in pounds', '50');
  await choose('Whoever types a code');
  await type('Code', 'eid2026');
  await type('Times for one customer', '1');
  await choose('Everyone');
  await save();
  expect(onSave.mock.lastCall?.[0]).toMatchObject({
    ...{ kind: 'amount', percent: null, amount: 50, atMost: null },
    ...{ code: null, limitPerPerson: null },
  });
});

test.each(['20%', '٪٢٠', '20 %', '٢٠٪', '%20'])('a percentage is typed as %s', async (typed) => {
  const { onSave } = renderPage();
  await typeNames();
  await type('Percent', typed);
  expect(example()).toMatch(/−LE\s200/);
  await save();
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ percent: 20 });
});

test('a percentage with two signs is none', async () => {
  const { onSave } = renderPage();
  await typeNames();
  await type('Percent', '20%%');
  await save();
  expect(field('Percent')).toBeInvalid();
  expect(onSave).not.toHaveBeenCalled();
});

test('free delivery is sent without a sum, and with at most so much of the fee', async () => {
  const { onSave } = renderPage();
  await typeNames();
  await type('Percent', '10');
  await choose('Free delivery');
  expect(screen.queryByLabelText('Percent')).not.toBeInTheDocument();
  await type('At most, in pounds', '40');
  await type('Minimum of goods, in pounds', '500');
  await save();
  expect(onSave.mock.lastCall?.[0]).toMatchObject({
    ...{ kind: 'delivery', percent: null, amount: null, atMost: 40, minimum: 500 },
  });
});

test('an order of LE 1,000 to the first governorate is shown with its delivery free', async () => {
  renderPage();
  await choose('Free delivery');
  expect(example()).toMatch(
    /LE\s1,000.*Delivery to \S*Cairo.*LE\s60.*−LE\s60.*Left to payLE\s1,000/,
  );
  await type('At most, in pounds', '40');
  expect(example()).toMatch(/−LE\s40.*LE\s1,020/);
});

test('says where delivery of such an order is free already', async () => {
  renderPage(aPromotion({ kind: 'delivery', percent: null }), piastres(150_000));
  expect(example()).toMatch(/−LE\s60/);
  await type('Minimum of goods, in pounds', '1500');
  expect(example()).toContain('is free already');
});

test('an order is shown with what is typed, by the rule of orders', async () => {
  renderPage();
  expect(example()).toContain('Type what it takes off');
  await type('Percent', '10');
  expect(example()).toMatch(/LE\s1,000.*−LE\s100.*LE\s900/);
  await type('Minimum of goods, in pounds', '2000');
  expect(example()).toMatch(/LE\s2,000.*−LE\s200.*LE\s1,800/);
  expect(example()).toMatch(/Below \S*LE\s2,000\S* nothing is taken off/);
  await type('At most, in pounds', '150');
  expect(example()).toMatch(/−LE\s150.*LE\s1,850/);
});

test('what is wrong is said at its field, and nothing is sent', async () => {
  const { onSave } = renderPage();
  await typeNames();
  await type('Percent', '101');
  await choose('Whoever types a code');
  await type('Code', 'e 1');
  await type('First day', '2026-12-02');
  await type('Last day', '2026-12-01');
  await save();
  expect(field('Percent')).toBeInvalid();
  expect(field('Code')).toBeInvalid();
  expect(field('Percent')).toHaveFocus();

  await userEvent.clear(field('Percent'));
  await type('Percent', '10');
  await type('Code', '2');
  await save();
  expect(field('Last day')).toHaveAccessibleDescription(/The last day is before the first\./);
  expect(onSave).not.toHaveBeenCalled();
});

test('a code that another promotion has is said at the code', async () => {
  const { onSave, onSaved } = renderPage(aPromotion({ code: 'eid2026' }));
  const message = 'Another promotion has this code.';
  onSave.mockResolvedValueOnce(refused({ details: [{ path: 'code', message }] }));
  expect(field('Code')).toHaveValue('EID2026');
  await type('Code', '7');
  await save();
  expect(field('Code')).toHaveAccessibleDescription(new RegExp(message));
  expect(field('Code')).toHaveFocus();
  expect(onSaved).not.toHaveBeenCalled();
});

test('what is kept is shown as it is typed, and what others save beside it', async () => {
  const kept = aPromotion({ minimum: piastres(150_050), limit: 10 });
  const { othersSave } = renderPage(kept);
  expect(field('Minimum of goods, in pounds')).toHaveValue('1,500.5');
  expect(screen.getByText('12 of 10')).toBeVisible();
  expect(screen.getByText('Used up')).toBeVisible();
  await type('Percent', '5');
  othersSave({ ...kept, percent: 20, version: 4 });
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('20')).toBeVisible();
  expect(field('Percent')).toHaveValue('105');
});

test('one is deleted once that is confirmed, and the page is left', async () => {
  const { onDelete, onDeleted } = renderPage(aPromotion({ used: 0 }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Delete Winter offer?')).toBeVisible();
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
});

test('one that is not deleted stays', async () => {
  const { onDelete, onDeleted } = renderPage(aPromotion({ used: 0 }));
  onDelete.mockResolvedValueOnce(false);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(onDeleted).not.toHaveBeenCalled();
});

test('one that orders have used is not offered to be deleted', () => {
  renderPage(aPromotion({ used: 1 }));
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('leads to the orders that use it, where there are any', () => {
  const { othersSave } = renderPage(aPromotion({ used: 12 }));
  expect(screen.getByRole('link', { name: '12' })).toHaveAttribute('href', '/orders-of-it');
  othersSave(aPromotion({ used: 0, version: 4 }));
  expect(screen.queryByRole('link', { name: '0' })).not.toBeInTheDocument();
});
