import { ApiError, refusalOf } from '@craftsandore/api-client';
import { piastres, type RefundTo as Known } from '@craftsandore/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { aDeliveredOrder } from '../../../testing/some-returns.ts';
import { ReturnsOfOrder } from './returns-of-order.tsx';
import type { GiveDestination, SendReturn } from './send-return.ts';

const nowhere: Known = { owed: piastres(24_000), destination: null };
const known: Known = {
  ...nowhere,
  destination: {
    ...{ method: 'instapay', masked: '…iz@instapay', at: '2026-11-27T08:00:00.000Z' },
  },
};

const gives = () => vi.fn<GiveDestination>(async () => ({ ok: true, value: known }));

type PageProps = { onGive?: GiveDestination; onAsk?: SendReturn; refundTo?: Known | null };

/** The page around it, which shows what was said once it was. */
function Page({ onGive = gives(), onAsk = vi.fn(), refundTo = nowhere }: PageProps) {
  const [shown, setShown] = useState(refundTo);
  const give: GiveDestination = async (destination) => {
    const result = await onGive(destination);
    if (result.ok) setShown(result.value);
    return result;
  };
  return (
    <ReturnsOfOrder
      order={{ ...aDeliveredOrder(), refundTo: shown }}
      onAsk={onAsk}
      onPhoto={vi.fn()}
      onGive={give}
    />
  );
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

test('asks who is owed money where to send it, takes it once, and shows its end', async () => {
  const onGive = gives();
  renderInApp(<Page onGive={onGive} />);
  expect(screen.getByText(/Where shall we send your/).textContent).toMatch(/LE\s240/);
  await press('Tell us');
  expect(await screen.findByRole('heading', { name: /Where shall we send/ })).toHaveFocus();
  await userEvent.type(screen.getByLabelText('InstaPay address'), 'Rana.Aziz@InstaPay');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));

  expect((await screen.findByText(/^Noted/)).closest('[role=status]')).toHaveFocus();
  expect(onGive).toHaveBeenCalledExactlyOnceWith({
    ...{ method: 'instapay', payTo: 'Rana.Aziz@InstaPay' },
  });
  expect(screen.getByText('…iz@instapay')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change' })).toBeVisible();
});

test('leads to what cannot be right, by method, and sends nothing', async () => {
  const onGive = gives();
  renderInApp(<Page onGive={onGive} refundTo={known} />);
  await press('Change');
  await press('Save');
  expect(await screen.findByText(/Please enter your InstaPay address/)).toBeVisible();
  expect(screen.getByLabelText('InstaPay address')).toHaveFocus();
  await choose('Mobile wallet');
  await userEvent.type(screen.getByLabelText(/Mobile number/), '٠٢١٢٣٤٥٦٧٨');
  await press('Save');
  expect(screen.getByLabelText(/Mobile number/)).toBeInvalid();
  await choose('Bank account');
  await userEvent.type(screen.getByLabelText('IBAN'), 'EG39 0019 0005 0000 0000 2631 8000 2');
  await press('Save');
  expect(screen.getByLabelText('IBAN')).toBeInvalid();
  await userEvent.clear(screen.getByLabelText('IBAN'));
  await userEvent.type(screen.getByLabelText('IBAN'), 'EG38 0019 0005 0000 0000 2631 8000 2');
  await press('Save');
  expect(screen.getByLabelText(/holder/)).toHaveFocus();
  expect(onGive).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/holder/), 'Rana Aziz');
  await press('Save');
  expect(onGive).toHaveBeenCalledExactlyOnceWith({
    ...{ method: 'transfer', payTo: 'EG38 0019 0005 0000 0000 2631 8000 2' },
    holder: 'Rana Aziz',
  });
});

test('says why it was refused, and keeps what was typed', async () => {
  const message = 'Nothing is left to be paid back of this order.';
  const refused = { status: 409, code: 'refund.not_due', message } as const;
  const onGive = async () => ({ ok: false, refusal: refusalOf(new ApiError(refused)) }) as const;
  renderInApp(<Page onGive={onGive} />);
  await press('Tell us');
  await userEvent.type(await screen.findByLabelText('InstaPay address'), 'rana@instapay');
  await press('Save');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('InstaPay address')).toHaveValue('rana@instapay');
});

test('asks before it is left with something in it, whatever else on the page is untouched', async () => {
  renderInApp(
    <>
      <Page />
      <Link to="/products">All products</Link>
    </>,
  );
  const leave = async () => userEvent.click(screen.getByRole('link', { name: 'All products' }));
  await press('Tell us');
  await userEvent.type(await screen.findByLabelText('InstaPay address'), 'rana');
  await press('Return pieces');
  await screen.findByRole('button', { name: 'Ask for the return' });
  await leave();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Leave');
  await press('Keep writing');
  expect(screen.getByLabelText('InstaPay address')).toHaveValue('rana');
});

test('is not asked of who is owed nothing yet', () => {
  renderInApp(<Page refundTo={{ ...nowhere, owed: piastres(0) }} />);
  expect(screen.queryByRole('button', { name: 'Tell us' })).toBeNull();
});

test('is shown where it was said with the return, before money is owed', () => {
  renderInApp(<Page refundTo={{ ...known, owed: piastres(0) }} />);
  expect(screen.getByText('…iz@instapay')).toBeVisible();
});

test('may be said with the request for a return, where money is wanted', async () => {
  const onAsk = vi.fn<SendReturn>(async () => ({ ok: false, refusal: refusalOf(null) }));
  renderInApp(<Page onAsk={onAsk} refundTo={null} />);
  await press('Return pieces');
  await press(/^One more/);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'It arrived damaged');
  await choose('Mobile wallet');
  await press('Ask for the return');
  expect(screen.getByLabelText(/Mobile number/)).toHaveFocus();
  expect(onAsk).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/Mobile number/), '٠١٠١٢٣٤٥٦٧٨');
  await press('Ask for the return');
  expect(onAsk).toHaveBeenLastCalledWith(
    expect.objectContaining({ refundTo: { method: 'wallet', payTo: '٠١٠١٢٣٤٥٦٧٨' } }),
    expect.any(String),
  );
  await choose('Other pieces instead');
  expect(screen.queryByRole('radio', { name: 'Mobile wallet' })).toBeNull();
  await press('Ask for the return');
  expect(onAsk.mock.lastCall?.[0]).not.toHaveProperty('refundTo');
});
