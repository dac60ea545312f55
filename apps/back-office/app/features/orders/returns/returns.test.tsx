import {
  faultReasons,
  type OrderDestinations,
  pageMeta,
  piastres,
  type ReturnPhoto,
  type StaffReturn,
} from '@craftsandore/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import {
  aDestination,
  anExchange,
  anOwedOrder,
  aReceivedReturn,
  aReturn,
  someReturns,
} from '../../../testing/a-return.ts';
import { aDesign, aProduct } from '../../../testing/a-product.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { sessionOf } from '../../../testing/session-of.ts';
import type { NoteDestination } from '../refunds/destination-calls.ts';
import type { MakeExchange } from './exchange-dialog.tsx';
import { ReturnsPanel } from './order-returns.tsx';
import { returnFiltersIn, returnQuery, returnsPath } from './return-filters.ts';
import { ReturnPage } from './return-page.tsx';
import { ReturnPhotos } from './return-photos.tsx';
import { ReturnsPage } from './returns-page.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function renderList(
  returns = [aReturn(), aReceivedReturn({ id: 27 })],
  owed = accepted([anOwedOrder()]),
) {
  const onFilter = vi.fn();
  const onNoteDestination = vi.fn(async () => accepted(someDestinations));
  const counts = { open: 2, answer: 0, refunds: 1 };
  const list = accepted({ data: returns, meta: { ...pageMeta(1, 20, 2), counts, late: 1 } });
  const figures = accepted({
    reasons: [{ reason: 'broken' as const, count: 3 }],
    products: [
      {
        ...{ productId: 1, name: 'Mortar', nameAr: 'هاون', returned: 3, delivered: 41 },
        reason: 'broken' as const,
      },
    ],
  });
  const promised = { returns: Promise.resolve(list), figures: Promise.resolve(figures) };
  const ofOrders = Promise.resolve(owed);
  await act(async () =>
    renderInApp(
      <ReturnsPage
        filters={{ page: 1, part: 'open' }}
        {...{ ...promised, owed: ofOrders, onNoteDestination, onFilter, onRetry: vi.fn() }}
      />,
    ),
  );
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  return { onFilter, onNoteDestination };
}

test('the list says what is to be done and until when, and why pieces come back', async () => {
  const { onFilter } = await renderList();
  expect(screen.getByText('1 waits for you: an answer, or a refund that is due')).toBeVisible();
  const [, sending, refund] = screen.getAllByRole('row');
  expect(sending).toHaveTextContent('approved 3 days ago');
  expect(refund).toHaveTextContent('2 days left to refund');
  expect(refund).toHaveTextContent('arrived broken');
  expect(within(refund ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    '/admin-returns/27',
  );
  expect(screen.getByText('3 of 41')).toBeVisible();
  await press('Refunds 1');
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ page: 1, part: 'refunds' });
});

test('beside it stand the orders of which money is owed for no return, and why', async () => {
  await renderList();
  const link = await screen.findByRole('link', { name: 'CS-26-01201' });
  expect(link).toHaveAttribute('href', '/admin-orders/1201');
  const row = link.closest('dt')?.parentElement;
  expect(row).toHaveTextContent('cancelled');
  expect(row).toHaveTextContent('2 days left to refund');
  expect(row).toHaveTextContent('LE 100');
});

test('where nothing is owed for no return, no panel says so', async () => {
  await renderList(undefined, accepted([]));
  await screen.findByText('3 of 41');
  expect(screen.queryByText('Orders to pay back')).not.toBeInTheDocument();
});

test('the list keeps its part in the address, the open ones where it says none', () => {
  const at = (path: string) => returnFiltersIn(`https://office.example${path}`);
  expect(returnsPath({ part: 'open' })).toBe('/admin-returns');
  expect(returnQuery(at('/admin-returns'))).toMatchObject({ part: 'open' });
  expect(returnQuery(at(returnsPath({ part: 'closed' })))).toMatchObject({ part: 'closed' });
  expect(returnQuery(at(returnsPath({ part: 'all' })))).not.toHaveProperty('part');
  expect(at('/admin-returns?part=nonsense')).toMatchObject({ part: 'open' });
});

const lamp = aProduct({
  ...{ name: 'Lamp', nameAr: 'مصباح', price: piastres(15_000) },
  productDesigns: [aDesign({ id: 72, name: 'Beech' })],
});
const found = { products: [lamp], ...pageMeta(1, 9, 1) };

const someDestinations = { given: [aDestination()], isChangedSinceDue: false };

function renderReturn(
  shown = aReturn(),
  role: 'Admin' | 'Sales' = 'Admin',
  destinations: OrderDestinations = { given: [], isChangedSinceDue: false },
) {
  const calls = {
    onMove: vi.fn(async () => accepted(shown)),
    onReceive: vi.fn(async () => accepted(shown)),
    onPay: vi.fn(async () => accepted(shown)),
    onBegin: vi.fn(async () => accepted(anExchange)),
    onSearch: vi.fn(async () => accepted(found)),
    onExchange: vi.fn<MakeExchange>(async () => accepted(shown)),
    onNoteDestination: vi.fn<NoteDestination>(async () => accepted(someDestinations)),
  };
  renderInApp(<ReturnPage {...{ shown, destinations }} {...calls} />, { session: sessionOf(role) });
  return calls;
}

test('a return is received piece by piece', async () => {
  const { onReceive } = renderReturn();
  await press('Receive');
  await screen.findByRole('dialog', { name: 'Receive back' });
  await press('All sellable');
  await press('Save');
  expect(onReceive).toHaveBeenCalledExactlyOnceWith(
    [{ orderLineId: 1, quantity: 2, condition: 'sellable' }],
    expect.any(String),
  );
});

test('a return of which nothing has come is closed with a reason', async () => {
  const { onMove } = renderReturn();
  await press('Close');
  const dialog = within(await screen.findByRole('dialog', { name: 'Close' }));
  expect(dialog.getByText('Nothing has come. The pieces stay with the customer.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(dialog.getByText('Please write a reason.')).toBeVisible();
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Keeps them');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(onMove).toHaveBeenCalledExactlyOnceWith({ state: 'closed', reason: 'Keeps them' });
});

test('a refused return says why to its customer, an approved one who pays for the way', async () => {
  const asked = aReturn({ state: 'requested', next: ['approved', 'refused'], canReceive: false });
  const { onMove } = renderReturn(asked);
  expect(screen.queryByRole('button', { name: 'Receive' })).not.toBeInTheDocument();
  await press('Approve');
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'The customer' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(onMove).toHaveBeenCalledExactlyOnceWith({ state: 'approved', wayPaidBy: 'customer' });
});

test('a refund begins with what is owed, and is an admin’s to pay', async () => {
  const { onPay } = renderReturn(aReceivedReturn());
  expect(screen.getByText('2 days left to refund')).toBeVisible();
  await press('Note a refund');
  const dialog = within(await screen.findByRole('dialog', { name: 'Note a refund' }));
  expect(dialog.getByText(/At most LE\s605/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reference of the transfer' }), '٧٧٤١');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(onPay).toHaveBeenCalledExactlyOnceWith(
    { amount: 560, method: 'instapay', reference: '7741', seenToRefund: 560 },
    expect.any(String),
  );
});

describe('where the refund goes', () => {
  test('is read with who has said it, copied, and paid to by its method', async () => {
    const account = aDestination({
      ...{ id: 9, method: 'transfer', payTo: 'EG380019000500000000263180002' },
      ...{ holder: 'Rana Aziz', masked: '…0002' },
    });
    const known = { given: [account], isChangedSinceDue: false };
    const { onPay } = renderReturn(aReceivedReturn(), 'Admin', known);
    expect(await screen.findByText('EG38 0019 0005 0000 0000 2631 8000 2')).toBeVisible();
    expect(screen.getByText('Rana Aziz')).toBeVisible();
    expect(screen.getByText(/by the customer/)).toBeVisible();
    expect(screen.queryByText(/changed since/)).not.toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(account.payTo);

    await press('Note a refund');
    const dialog = within(await screen.findByRole('dialog', { name: 'Note a refund' }));
    expect(dialog.getByText('EG38 0019 0005 0000 0000 2631 8000 2')).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Paid by' })).toHaveValue('transfer');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reference of the transfer' }), '77');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const paid = { amount: 560, method: 'transfer', reference: '77', seenToRefund: 560 };
    expect(onPay).toHaveBeenCalledWith({ ...paid, destinationId: 9 }, expect.any(String));
  });

  test('is not where cash was handed over', async () => {
    const { onPay } = renderReturn(aReceivedReturn(), 'Admin', someDestinations);
    await press('Note a refund');
    const dialog = within(await screen.findByRole('dialog', { name: 'Note a refund' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Paid by' }), 'Cash');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(onPay).toHaveBeenCalledWith(
      { amount: 560, method: 'cash', seenToRefund: 560 },
      expect.any(String),
    );
  });

  test('warns where it was changed since money is owed', async () => {
    renderReturn(aReceivedReturn(), 'Sales', { ...someDestinations, isChangedSinceDue: true });
    expect(await screen.findByText(/It was changed since money is owed/)).toBeVisible();
  });

  test('is noted for who has phoned, as far as it can be right', async () => {
    const { onNoteDestination } = renderReturn(aReceivedReturn(), 'Sales');
    expect(await screen.findByText(/Nobody has said yet/)).toBeVisible();
    await press('Note where to pay');
    const dialog = within(await screen.findByRole('dialog', { name: 'Note where to pay' }));
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.type(dialog.getByLabelText('InstaPay address'), 'rana');
    await save();
    expect(dialog.getByText(/such as name@instapay/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'How' }), 'Bank transfer');
    await userEvent.clear(dialog.getByLabelText('IBAN'));
    await userEvent.type(dialog.getByLabelText('IBAN'), 'EG38 0019 0005 0000 0000 2631 8000 2');
    await save();
    expect(dialog.getByText('Please enter the name as the bank knows it.')).toBeVisible();
    expect(onNoteDestination).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/holder/), 'Rana Aziz');
    onNoteDestination.mockResolvedValueOnce(refused({ sentence: 'Nothing is left.' }));
    await save();
    expect(await dialog.findByText('Nothing is left.')).toBeVisible();
    await save();
    expect(onNoteDestination).toHaveBeenLastCalledWith(1184, {
      ...{ method: 'transfer', payTo: 'EG38 0019 0005 0000 0000 2631 8000 2' },
      holder: 'Rana Aziz',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('stands by an order of which money is owed for no return, and can be noted there', async () => {
    const { onNoteDestination } = await renderList();
    expect(await screen.findByText('rana.aziz@instapay')).toBeVisible();
    await press('Note another');
    const dialog = within(await screen.findByRole('dialog', { name: 'Note where to pay' }));
    await userEvent.type(dialog.getByLabelText('InstaPay address'), 'mona@instapay');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(onNoteDestination).toHaveBeenCalledExactlyOnceWith(1201, {
      ...{ method: 'instapay', payTo: 'mona@instapay' },
    });
  });
});

test('Sales sees that an admin pays it back', () => {
  renderReturn(aReceivedReturn(), 'Sales');
  expect(screen.getByText('An admin pays it back.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Note a refund' })).not.toBeInTheDocument();
});

test('a return that is over can become nothing more', () => {
  renderReturn(aReceivedReturn({ state: 'closed', next: [], toRefund: piastres(0), clock: null }));
  expect(screen.queryAllByRole('button')).toEqual([]);
});

async function renderPanel(onOpen = vi.fn(async () => accepted(aReturn()))) {
  renderInApp(<ReturnsPanel {...someReturns()} onOpen={onOpen} />, {
    session: sessionOf('Sales'),
  });
  await press('New return');
  const dialog = within(await screen.findByRole('dialog', { name: 'New return' }));
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Open the return' }));
  return { onOpen, dialog, submit };
}

test('a piece that was made to order is said to be', () => {
  const [board] = aReturn().lines;
  const stool = { ...board, orderLineId: 2, madeToOrderDays: 12 } as StaffReturn['lines'][number];
  renderReturn(aReturn({ lines: [...aReturn().lines, stool] }));
  expect(screen.getAllByText('Made to order')).toHaveLength(1);
});

test('a return of what was made to order needs that something is wrong with it', async () => {
  const [board] = someReturns().returnable;
  if (!board) throw new Error('Nothing is returnable');
  const stool = { ...board, madeToOrderDays: 12, reasons: [...faultReasons] };
  const onOpen = vi.fn(async () => accepted(aReturn()));
  renderInApp(<ReturnsPanel {...someReturns({ returnable: [stool] })} onOpen={onOpen} />, {
    session: sessionOf('Sales'),
  });
  await press('New return');
  const dialog = within(await screen.findByRole('dialog', { name: 'New return' }));
  expect(dialog.getByText('Made to order in 12 working days')).toBeVisible();
  const why = dialog.getByRole('combobox', { name: 'Why' });
  await userEvent.selectOptions(why, 'changed their mind');
  await userEvent.type(dialog.getByRole('spinbutton'), '{ArrowUp}');
  expect(dialog.getByRole('option', { name: 'changed their mind' })).toBeDisabled();
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Open the return' }));
  await submit();
  expect(dialog.getByText(/A piece was made to order/)).toBeVisible();
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.selectOptions(why, 'arrived broken');
  await submit();
  expect(onOpen).toHaveBeenCalledOnce();
});

test('a return is opened for some pieces with a reason, once for what is meant', async () => {
  const { onOpen, dialog, submit } = await renderPanel(vi.fn(async () => refused() as never));
  await submit();
  expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Why' }), 'arrived broken');
  await submit();
  expect(dialog.getByText('Please say which pieces come back.')).toBeVisible();
  const bowls = dialog.getByRole('spinbutton', { name: 'Pieces of Salad bowl' });
  await userEvent.type(bowls, '{ArrowUp}{ArrowUp}{ArrowUp}');
  await submit();
  await submit();
  const wish = {
    ...{ lines: [{ orderLineId: 2, quantity: 2 }], reason: 'broken' },
    ...{ wanted: 'refund', wayPaidBy: 'shop' },
  };
  const [first, second] = onOpen.mock.calls as unknown as [object, string][];
  expect(first?.[0]).toEqual(wish);
  expect(second).toEqual(first);
});

describe('an exchange', () => {
  const received = aReceivedReturn({ wanted: 'exchange' });
  const begin = async () => {
    await press('Exchange');
    const dialog = within(await screen.findByRole('dialog', { name: 'Exchange' }));
    await dialog.findByRole('spinbutton');
    return dialog;
  };
  const sumsIn = (dialog: ReturnType<typeof within>) =>
    ['Set against it', 'To pay at the door', 'Still to be paid back'].map((term) =>
      dialog.queryByText(term)?.nextElementSibling?.textContent.replaceAll(/\s+/g, ' ').trim(),
    );

  test('says for all to see where nothing is found', async () => {
    const { onSearch } = renderReturn(received);
    onSearch.mockResolvedValue(accepted({ products: [], ...pageMeta(1, 9, 0) }));
    const dialog = await begin();
    await userEvent.type(dialog.getByRole('searchbox'), 'nothing');
    expect(await dialog.findAllByText('Nothing found.')).toHaveLength(2); // one is for the ear
  });

  test('begins with the pieces that came, and says what is left to pay', async () => {
    const { onBegin, onExchange } = renderReturn(received);
    const dialog = await begin();
    expect(onBegin).toHaveBeenCalledExactlyOnceWith([{ productDesignId: 1, quantity: 2 }]);
    expect(sumsIn(dialog)).toEqual(['−LE 560', 'LE 40', undefined]);
    await userEvent.click(dialog.getByRole('button', { name: 'Make the order' }));
    expect(onExchange).toHaveBeenCalledExactlyOnceWith({
      placementKey: expect.any(String),
      items: [{ productDesignId: 1, quantity: 2 }],
      ...{ seenTotalCost: 600, seenCredit: 560 },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('takes another piece, and leaves owed what it costs less', async () => {
    const { onExchange } = renderReturn(received);
    const dialog = await begin();
    const name = 'Live-edge olive board, Olive wood';
    await userEvent.click(dialog.getByRole('button', { name: 'One fewer' }));
    await userEvent.click(dialog.getByRole('button', { name: `Remove ${name}` }));
    expect(dialog.getByText('Please choose at least one piece.')).toBeVisible();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Add another piece' }), 'lamp');
    await userEvent.click(await dialog.findByRole('button', { name: /Lamp/ }));
    expect(sumsIn(dialog)).toEqual(['−LE 150', 'LE 0', 'LE 410']);
    await userEvent.click(dialog.getByRole('button', { name: 'Make the order' }));
    expect(onExchange).toHaveBeenCalledWith(
      expect.objectContaining({ items: [{ productDesignId: 72, quantity: 1 }], seenCredit: 150 }),
    );
  });

  test('costs its delivery where the customer pays the way; refused, it is read again under one key', async () => {
    const { onBegin, onExchange } = renderReturn({ ...received, wayPaidBy: 'customer' });
    onExchange.mockResolvedValue(refused({ code: 'order.total_changed', sentence: 'It changed.' }));
    const dialog = await begin();
    expect(sumsIn(dialog)).toEqual(['−LE 560', 'LE 100', undefined]);
    const make = dialog.getByRole('button', { name: 'Make the order' });
    await userEvent.click(make);
    expect(await dialog.findByText('It changed.')).toBeVisible();
    expect(onBegin).toHaveBeenCalledTimes(2);
    await userEvent.click(make);
    const [first, second] = onExchange.mock.calls.map(([body]) => body.placementKey);
    expect(second).toBe(first);
  });

  test('is an admin’s to make, once', async () => {
    renderReturn(received, 'Sales');
    expect(screen.queryByRole('button', { name: 'Exchange' })).not.toBeInTheDocument();
    const exchange = {
      ...{ orderId: 1300, orderReference: 'CS-26-01300', credit: piastres(56_000) },
    };
    renderReturn(aReceivedReturn({ state: 'closed', canExchange: false, exchange }));
    expect(screen.getByRole('link', { name: 'CS-26-01300' })).toHaveAttribute(
      'href',
      '/admin-orders/1300',
    );
    expect(screen.queryByRole('button', { name: 'Exchange' })).not.toBeInTheDocument();
  });

  test('is led to by the order whose pieces came back', () => {
    const exchange = {
      ...{ orderId: 1300, orderReference: 'CS-26-01300', credit: piastres(56_000) },
    };
    const returns = [aReceivedReturn({ state: 'closed', clock: null, exchange })];
    renderInApp(<ReturnsPanel {...someReturns({ returns })} onOpen={vi.fn()} />, {
      session: sessionOf('Sales'),
    });
    expect(screen.getByRole('link', { name: 'CS-26-01300' })).toHaveAttribute(
      'href',
      '/admin-orders/1300',
    );
  });
});

const aReturnPhoto = (id: number, staffName: string | null): ReturnPhoto => ({
  ...{ id, staffName },
  photo: {
    ...{ base: `http://api/private-images/${id}`, widths: [320, 800], width: 800, height: 800 },
    color: '#c8a060',
  },
});

function renderPhotos(photos = [aReturnPhoto(5, null), aReturnPhoto(6, 'Mariam')]) {
  const calls = {
    onAdd: vi.fn(async () => accepted([])),
    onDelete: vi.fn(async () => accepted([])),
  };
  renderInApp(<ReturnPhotos photos={photos} {...calls} />);
  return calls;
}

const fileField = () => screen.getByLabelText('Add a photo of the pieces', { selector: 'input' });

test('photos say whose they are, and open large', () => {
  renderPhotos();
  const photo = screen.getByRole('img', { name: 'Photo 1, from the customer' });
  expect(photo).toHaveAttribute('src', expect.stringContaining('-320.webp'));
  expect(photo.closest('a')).toHaveAttribute('href', expect.stringContaining('-800.webp'));
  expect(screen.getByRole('img', { name: 'Photo 2, by Mariam' })).toBeVisible();
});

test('a photo is added as it is chosen, and what is none is not sent', async () => {
  const { onAdd } = renderPhotos([]);
  const field = fileField();
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(field, new File(['a'], 'a.txt', { type: 'text/plain' }));
  expect(await screen.findByText(/not a JPEG/)).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
  const file = new File(['a'], 'a.png', { type: 'image/png' });
  await user.upload(field, file);
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(file);
});

test('why a photo could not be kept is said beside it', async () => {
  const onAdd = async () => refused({ sentence: 'Not now.' });
  renderInApp(<ReturnPhotos photos={[]} onAdd={onAdd} onDelete={vi.fn()} />);
  const file = new File(['a'], 'a.png', { type: 'image/png' });
  await userEvent.upload(fileField(), file);
  expect(await screen.findByText('Not now.')).toBeVisible();
});

test('a photo is deleted once somebody has said yes', async () => {
  const { onDelete } = renderPhotos();
  await press('Delete photo 2');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledExactlyOnceWith(6);
});

test('there is room for so many of staff', () => {
  renderPhotos([1, 2, 3, 4, 5, 6, 7, 8].map((id) => aReturnPhoto(id, 'Mariam')));
  expect(screen.queryByRole('button', { name: 'Add a photo of the pieces' })).toBeNull();
});
