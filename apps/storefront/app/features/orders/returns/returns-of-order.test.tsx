import { ApiError, refusalOf } from '@craftsandore/api-client';
import {
  type CustomerReturn,
  type CustomerReturns,
  faultReasons,
  type OrderRefund,
  piastres,
} from '@craftsandore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import {
  aCustomerReturn,
  aDeliveredOrder,
  aReceivedReturn,
} from '../../../testing/some-returns.ts';
import { ReturnsOfOrder } from './returns-of-order.tsx';
import type { RemoveReturnPhoto, SendReturn, SendReturnPhoto } from './send-return.ts';

const order = aDeliveredOrder();
const [bowl] = order.lines;
if (!bowl) throw new Error('the order has no line');
const board = { ...bowl, orderLineId: 2, productDesignId: 8, name: 'Bread board' };
const twoLines = {
  ...aDeliveredOrder({
    returnable: [
      { orderLineId: 1, quantity: 2 },
      { orderLineId: 2, quantity: 1 },
    ],
  }),
  lines: [bowl, board],
};

type PageProps = {
  onAsk: SendReturn;
  onPhoto?: SendReturnPhoto;
  now?: Partial<CustomerReturns>;
};

const anExchange = { orderId: 1300, orderReference: 'CS-26-01300', credit: piastres(89_000) };

/** The page around it, which shows the returns as they are once something was sent. */
function Page({ onAsk, onPhoto = vi.fn(), now = {} }: PageProps) {
  const [shown, setShown] = useState(twoLines);
  const send: SendReturn = async (wish, key) => {
    const result = await onAsk(wish, key);
    setShown({ ...twoLines, returns: { ...twoLines.returns, ...now } });
    return result;
  };
  return <ReturnsOfOrder order={shown} onAsk={send} onPhoto={onPhoto} />;
}

/** Without the signs that isolate, and with plain spaces. */
const plain = (text: string | null) =>
  (text ?? '').replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

const asks = () => vi.fn<SendReturn>(async () => ({ ok: true, value: aCustomerReturn() }));

async function fillIn() {
  await press('Return pieces');
  await press(/^One more.*Fruit bowl/);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'It arrived damaged');
}

test('asks for the pieces that are chosen, once however often it is pressed, and shows the return', async () => {
  const onAsk = asks();
  renderInApp(<Page onAsk={onAsk} now={{ returns: [aCustomerReturn()] }} />);
  await fillIn();
  await userEvent.type(screen.getByRole('textbox', { name: /know/ }), ' A crack ');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Ask for the return' }));

  const notice = await screen.findByText(/You can follow it here/);
  expect(notice.closest('[role=status]')).toHaveFocus();
  expect(onAsk).toHaveBeenCalledExactlyOnceWith(
    {
      lines: [{ orderLineId: 1, quantity: 1 }],
      ...{ reason: 'broken', wanted: 'refund', comment: 'A crack' },
    },
    expect.any(String),
  );
  const returns = screen.getByRole('region', { name: 'Returns' });
  expect(plain(returns.textContent)).toContain('We answer by 30 November 2026');
  expect(returns).toHaveTextContent('890 Egyptian pounds');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('leads to what is missing, and sends nothing', async () => {
  const onAsk = asks();
  renderInApp(<Page onAsk={onAsk} />);
  await press('Return pieces');
  expect(await screen.findByRole('heading', { name: 'Return pieces' })).toHaveFocus();
  await press('Ask for the return');
  expect(await screen.findByRole('alert')).toHaveTextContent('how many pieces');
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: /Fruit bowl/ })).toHaveFocus());

  await press(/^One more.*Bread board/);
  expect(screen.getByRole('button', { name: /^One more.*Bread board/ })).toBeDisabled();
  await press('Ask for the return');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(onAsk).not.toHaveBeenCalled();
});

test('says why it was refused, and goes on with what may still be returned', async () => {
  const message = 'There are fewer pieces left to return.';
  const refused = { status: 409, code: 'return.too_many', message } as const;
  const onAsk = async () => ({ ok: false, refusal: refusalOf(new ApiError(refused)) }) as const;
  renderInApp(<Page onAsk={onAsk} now={{ returnable: [{ orderLineId: 2, quantity: 1 }] }} />);
  await fillIn();
  await press('Ask for the return');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('spinbutton', { name: /Fruit bowl/ })).toBeNull();
  await press('Ask for the return');
  expect(await screen.findByText(/how many pieces/)).toBeVisible();
});

test('says why it was refused where nothing is left to return', async () => {
  const message = 'This order could be returned until yesterday.';
  const refused = { status: 409, code: 'return.too_late', message } as const;
  const onAsk = async () => ({ ok: false, refusal: refusalOf(new ApiError(refused)) }) as const;
  renderInApp(<Page onAsk={onAsk} now={{ isOver: true, returnable: [] }} />);
  await fillIn();
  await press('Ask for the return');
  expect(await screen.findByText(message)).toBeVisible();
  await press('Cancel');
  expect(await screen.findByRole('button', { name: 'Return pieces' })).toBeDisabled();
});

test('what is sent again after a lost answer goes by the same key, other pieces by another', async () => {
  const onAsk = vi.fn<SendReturn>(async () => ({ ok: false, refusal: refusalOf(null) }));
  renderInApp(<Page onAsk={onAsk} />);
  await fillIn();
  await press('Ask for the return');
  await screen.findByRole('alert');
  await press('Ask for the return');
  await expect.poll(() => onAsk.mock.calls.length).toBe(2);
  await press(/^One more.*Fruit bowl/);
  await press('Ask for the return');
  await expect.poll(() => onAsk.mock.calls.length).toBe(3);
  const [first, second, third] = onAsk.mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

describe('photos', () => {
  const aFile = (name: string) => new File([name], name, { type: 'image/png' });
  const choose = async (...files: File[]) =>
    userEvent.upload(await screen.findByLabelText('Add a photo', { selector: 'input' }), files);
  const shown = () => screen.queryAllByRole('img', { name: /^Photo/ });
  beforeEach(() => {
    let made = 0;
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = () => `blob:${(made += 1)}`;
        static override revokeObjectURL = () => undefined;
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('go after the request, as many as there is room for, and can be taken off before', async () => {
    const [onAsk, sent] = [asks(), [] as string[]];
    const onPhoto: SendReturnPhoto = async (id, file) => {
      sent.push(`${id} ${file instanceof File ? file.name : ''}`);
      return { ok: true, value: aCustomerReturn() };
    };
    renderInApp(<Page onAsk={onAsk} onPhoto={onPhoto} />);
    await fillIn();
    await choose(...['a', 'b', 'c', 'd', 'e'].map(aFile));
    await waitFor(() => expect(shown()).toHaveLength(4));
    expect(screen.queryByRole('button', { name: 'Add a photo' })).toBeNull();
    await press('Remove photo 2');
    await waitFor(() =>
      expect(screen.getByText(/^Photos of what is wrong/).parentElement).toHaveFocus(),
    );
    await press('Ask for the return');
    await screen.findByText(/You can follow it here/);
    expect(sent).toEqual(['31 a', '31 c', '31 d']);
    expect(onAsk).toHaveBeenCalledOnce();
  });

  test('that could not be saved stay, are sent again alone, or left out', async () => {
    const onAsk = asks();
    const refused = { status: 503, code: 'image.store_failed', message: 'Not now.' } as const;
    let isDown = true;
    const onPhoto = vi.fn<SendReturnPhoto>(async (_, file) =>
      isDown && file instanceof File && file.name === 'b'
        ? { ok: false, refusal: refusalOf(new ApiError(refused)) }
        : { ok: true, value: aCustomerReturn() },
    );
    renderInApp(<Page onAsk={onAsk} onPhoto={onPhoto} />);
    await fillIn();
    await choose(aFile('a'), aFile('b'));
    await waitFor(() => expect(shown()).toHaveLength(2));
    await press('Ask for the return');
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(screen.getByText(/We have your request. These photos/)).toBeVisible();
    expect(shown()).toHaveLength(1);
    isDown = false;
    await press('Try again');
    await screen.findByText(/You can follow it here/);
    expect([onAsk.mock.calls.length, onPhoto.mock.calls.length]).toEqual([1, 3]);
  });

  test('that never arrive keep nobody from having asked', async () => {
    const onPhoto: SendReturnPhoto = async () => ({ ok: false, refusal: refusalOf(null) });
    renderInApp(<Page onAsk={asks()} onPhoto={onPhoto} />);
    await fillIn();
    await choose(aFile('a'));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await press('Ask for the return');
    await press('Go on without them');
    expect(await screen.findByText(/You can follow it here/)).toBeVisible();
  });

  test('that were sent are shown with the return', () => {
    const photo = { base: 'http://api/private-images/1.2.3', widths: [800], color: '#c08040' };
    const photos = [{ ...photo, id: 4, width: 800, height: 800 }];
    const shown = aDeliveredOrder({ returns: [aCustomerReturn({ photos })] });
    renderInApp(<ReturnsOfOrder order={shown} onAsk={asks()} onPhoto={vi.fn()} />);
    expect(screen.getByRole('img', { name: 'Photo 1' })).toHaveAttribute(
      'src',
      expect.stringContaining('/private-images/'),
    );
  });

  describe('and are taken back', () => {
    const photo = { base: 'http://api/private-images/1.2.3', widths: [800], color: '#c08040' };
    const photos = [4, 5].map((id) => ({
      ...{ ...photo, id, base: `${photo.base}.${id}`, width: 800, height: 800 },
    }));
    const withPhotos = (fields: Partial<CustomerReturn> = {}) =>
      aDeliveredOrder({ returns: [aCustomerReturn({ photos, ...fields })] });
    const onePage = (shown = withPhotos(), onRemovePhoto: RemoveReturnPhoto = vi.fn()) =>
      renderInApp(
        <ReturnsOfOrder {...{ order: shown, onAsk: asks(), onPhoto: vi.fn(), onRemovePhoto }} />,
      );

    test('once however often it is pressed, and the focus stays with the return', async () => {
      const answer = Promise.withResolvers<Awaited<ReturnType<RemoveReturnPhoto>>>();
      const onRemovePhoto = vi.fn<RemoveReturnPhoto>(() => answer.promise);
      onePage(withPhotos(), onRemovePhoto);
      await userEvent.dblClick(screen.getByRole('button', { name: 'Remove photo 2' }));
      answer.resolve({ ok: true, value: aCustomerReturn() });
      await waitFor(() =>
        expect(screen.getByText(/^We have your request/).parentElement).toHaveFocus(),
      );
      expect(onRemovePhoto).toHaveBeenCalledExactlyOnceWith(31, 5);
    });

    test('which is said where it cannot be done', async () => {
      const sentence = 'Photos of this return cannot be changed any more.';
      const details = { status: 409, code: 'return.takes_no_photos', message: sentence } as const;
      onePage(withPhotos(), async () => ({
        ...{ ok: false, refusal: refusalOf(new ApiError(details)) },
      }));
      await press('Remove photo 1');
      expect(await screen.findByText(sentence)).toBeVisible();
    });

    test('no more once the return is decided', () => {
      onePage(withPhotos({ state: 'received', takesPhotos: false }));
      expect(screen.getAllByRole('img')).toHaveLength(2);
      expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    });
  });
});

test('of one single piece nobody has to say which', async () => {
  const onAsk = asks();
  const single = aDeliveredOrder({ returnable: [{ orderLineId: 1, quantity: 1 }] });
  renderInApp(<ReturnsOfOrder order={single} onAsk={onAsk} onPhoto={vi.fn()} />);
  await press('Return pieces');
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'I have changed my mind');
  await userEvent.click(screen.getByRole('radio', { name: 'Have it mended' }));
  await press('Ask for the return');
  await expect
    .poll(() => onAsk.mock.calls[0]?.[0])
    .toEqual({
      ...{ lines: [{ orderLineId: 1, quantity: 1 }], reason: 'changed_mind', wanted: 'repair' },
    });
});

test('is offered until the last day', () => {
  renderInApp(<ReturnsOfOrder order={order} onAsk={asks()} onPhoto={vi.fn()} />);
  expect(plain(screen.getByText(/^You can until/).textContent)).toContain('9 December 2026');
});

test('says afterwards what that day was', () => {
  const over = aDeliveredOrder({ isOver: true, returnable: [] });
  renderInApp(<ReturnsOfOrder order={over} onAsk={asks()} onPhoto={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Return pieces' })).toBeDisabled();
  expect(plain(screen.getByText(/^You could until/).textContent)).toContain('9 December 2026');
});

test.each([
  ['nothing was delivered', null],
  ['the parcel is on its way back', { lastDay: null, returnable: [] }],
  ['all of it comes back', { returnable: [] }],
])('offers nothing where %s', (_, fields) => {
  const shown = fields === null ? { ...order, returns: null } : aDeliveredOrder(fields);
  renderInApp(<ReturnsOfOrder order={shown} onAsk={asks()} onPhoto={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
});

const states: [string, Partial<CustomerReturn>, RegExp][] = [
  ['late to answer', { answerDueOn: null }, /will answer very soon/],
  ['accepted', { state: 'approved', wayPaidBy: 'shop' }, /the way back is on us/],
  ['accepted at their cost', { state: 'approved', wayPaidBy: 'customer' }, /which you pay for/],
  ['refused', { state: 'refused', answer: 'It was engraved.' }, /not accept.*It was engraved/],
  ['on its way', { state: 'in_transit' }, /on their way to us/],
  ['here', aReceivedReturn, /reached us.*450.*InstaPay.*T-77.*440.*by 6 December 2026/],
  [
    'here without its pieces',
    { state: 'received', lines: [{ orderLineId: 1, quantity: 1, received: 0 }] },
    /have not reached us.*0 reached us/,
  ],
  [
    'mended',
    { state: 'closed', wanted: 'repair', lines: [{ orderLineId: 1, quantity: 1, received: 1 }] },
    /mended/,
  ],
  [
    'paid back',
    {
      state: 'closed',
      refunds: aReceivedReturn.refunds.map((paid) => ({
        ...paid,
        method: 'cash',
        reference: null,
      })),
    },
    /you have your money back.*450.*in cash/,
  ],
  [
    'here, for whom others are wanted',
    { ...aReceivedReturn, wanted: 'exchange', refunds: [] },
    /contact you about those that you want instead.*440/,
  ],
  [
    'exchanged',
    {
      ...{ state: 'closed', wanted: 'exchange', exchange: anExchange },
      refunds: [
        {
          ...{ amount: piastres(89_000), method: 'exchange', reference: 'CS-26-01300' },
          at: '2026-11-29T08:00:00.000Z',
        },
      ],
    },
    /a new order was made in exchange.*New order.*CS-26-01300.*890.*towards your new order$/,
  ],
  ['closed', { state: 'closed' }, /is closed/],
];

test.each(states)('tells what comes next of one that is %s', (_, fields, words) => {
  const shown = aDeliveredOrder({ returnable: [], returns: [aCustomerReturn(fields)] });
  renderInApp(<ReturnsOfOrder order={shown} onAsk={asks()} onPhoto={vi.fn()} />);
  expect(plain(screen.getByRole('region').textContent)).toMatch(words);
});

test('says what was paid back of an order that was cancelled, and what is to be until when', async () => {
  const refund: OrderRefund = {
    ...{ toRefund: piastres(5_000), refundDueOn: '2026-12-06' },
    refunds: [
      {
        ...{ amount: piastres(7_000), method: 'instapay', reference: 'R-1' },
        at: '2026-11-29T08:00:00.000Z',
      },
    ],
  };
  const cancelled = { ...order, returns: null, refund };
  renderInApp(<ReturnsOfOrder order={cancelled} onAsk={asks()} onPhoto={vi.fn()} />);
  const money = plain((await screen.findByRole('region', { name: 'Money back' })).textContent);
  expect(money).toContain('Paid back');
  expect(money).toContain('R-1');
  expect(money).toContain('by 6 December 2026 at the latest');
});

describe('what was made to order', () => {
  const stool = { ...board, name: 'Low stool', madeToOrderDays: 12 };
  const withStool = {
    ...aDeliveredOrder({
      returnable: [
        { orderLineId: 1, quantity: 2 },
        { orderLineId: 2, quantity: 1, reasons: [...faultReasons] },
      ],
    }),
    lines: [bowl, stool],
  };
  const option = (name: string) => screen.getByRole('option', { name });

  test('comes back only where something is wrong with it, and the form says so', async () => {
    const onAsk = asks();
    renderInApp(<ReturnsOfOrder order={withStool} onAsk={onAsk} onPhoto={vi.fn()} />);
    await press('Return pieces');
    expect(await screen.findAllByText(/^Made to order: cannot be returned/)).toHaveLength(1);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'I have changed my mind');
    expect(option('I have changed my mind')).toBeEnabled();

    await press(/^One more.*Low stool/);
    expect(option('I have changed my mind')).toBeDisabled();
    expect(option('It has a fault')).toBeEnabled();
    await press('Ask for the return');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/made to order/);
    expect(onAsk).not.toHaveBeenCalled();

    await userEvent.selectOptions(screen.getByRole('combobox'), 'It has a fault');
    await press('Ask for the return');
    await waitFor(() => expect(onAsk).toHaveBeenCalledOnce());
    expect(onAsk.mock.calls[0]?.[0]).toMatchObject({ reason: 'defective' });
  });

  test('alone in an order is not said to need no reason', async () => {
    const [, only] = withStool.returns?.returnable ?? [];
    const returns = withStool.returns && { ...withStool.returns, returnable: only ? [only] : [] };
    renderInApp(
      <ReturnsOfOrder order={{ ...withStool, returns }} onAsk={asks()} onPhoto={vi.fn()} />,
    );
    await press('Return pieces');
    expect(await screen.findByText(/only if something is wrong with it\. The way/)).toBeVisible();
    expect(screen.queryByText(/You need no reason/)).toBeNull();
  });
});
