import { piastres } from '@craftsandore/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';

import { aDriverRun, aStop, aTaken } from '../../testing/a-driver-run.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { DriverRunPage } from './driver-run-page.tsx';
import type { Driver } from './driver-store.ts';

function renderDriver(facts: Partial<Driver> = {}) {
  const calls = {
    open: vi.fn(async () => undefined),
    send: vi.fn(async () => undefined),
    tell: vi.fn<Driver['tell']>(),
    setOut: vi.fn<Driver['setOut']>(async () => null),
    sign: vi.fn<Driver['sign']>(async () => null),
    dismiss: vi.fn(),
  };
  const store = createStore<Driver>()(() => ({
    ...{ state: 'open', run: aDriverRun(), unsent: [], isWaiting: false },
    ...{ ...calls, ...facts },
  }));
  renderInApp(<DriverRunPage store={store} />, { path: '/run' });
  return calls;
}

const stopAt = (place: number) =>
  within(screen.getAllByRole('listitem')[place - 1] ?? document.body);
const press = (within: ReturnType<typeof stopAt>, name: string) =>
  userEvent.click(within.getByRole('button', { name }));

test('says whose parcels, where to, whom to call and how much to take', () => {
  const { open } = renderDriver();
  expect(open).toHaveBeenCalledOnce();
  const stop = stopAt(1);
  expect(stop.getByRole('heading')).toHaveTextContent('1. سلمى مرسي');
  expect(stop.getByText(/طلعت حرب/)).toBeVisible();
  const links = stop.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links[0]).toBe('tel:+201000000001');
  expect(links[1]).toMatch(/^https:\/\/wa\.me\/201000000001\?text=Hello/);
  expect(decodeURIComponent(links[1] ?? '')).toContain('CS-26-01184');
  expect(links[2]).toBe('tel:+201200000002');
  expect(decodeURIComponent(links[3] ?? '')).toMatch(/maps\/search\/\?api=1&query=.*طلعت حرب/);
});

test('a delivered parcel is told with its cash, which can be another', async () => {
  const { tell } = renderDriver();
  const stop = stopAt(1);
  await press(stop, 'Delivered');
  const cash = stop.getByRole('textbox', { name: 'Cash taken (LE)' });
  expect(cash).toHaveValue('1730');
  await userEvent.clear(cash);
  await press(stop, 'It is delivered');
  expect(stop.getByText('Please enter how much you took.')).toBeVisible();
  await userEvent.type(cash, '١٧٠٠٫٥');
  await press(stop, 'It is delivered');
  expect(tell).toHaveBeenCalledExactlyOnceWith(aStop(), { outcome: 'delivered', cash: 1700.5 });
});

test('others are told with a reason, or a day', async () => {
  const { tell } = renderDriver();
  const [one, two] = [stopAt(1), stopAt(2)];
  await press(one, 'Refused');
  await userEvent.selectOptions(one.getByRole('combobox', { name: 'Why' }), 'wants_to_open');
  await userEvent.type(one.getByRole('textbox', { name: 'Note, if needed' }), 'closed door');
  await press(one, 'It is refused');
  expect(tell).toHaveBeenLastCalledWith(aStop(), {
    ...{ outcome: 'refused', reason: 'wants_to_open', note: 'closed door' },
  });
  await press(two, 'Later');
  await press(two, 'Back');
  await press(two, 'Later');
  await press(two, 'Put it off');
  expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ parcelId: 2 }), {
    ...{ outcome: 'postponed', day: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) },
  });
});

test('who refuses it may have paid for the delivery, but not more than for all of it', async () => {
  const { tell } = renderDriver();
  const stop = stopAt(1);
  await press(stop, 'Refused');
  const way = stop.getByRole('textbox', { name: 'Paid for the delivery all the same (LE)' });
  expect(way).toHaveAccessibleDescription(/Delivering it costs LE\s65\. Leave it empty/);
  await userEvent.type(way, '1730.5');
  await press(stop, 'It is refused');
  expect(
    stop.getByText(/Please enter what was paid for the delivery: LE\s1,730 at most/),
  ).toBeVisible();
  await userEvent.clear(way);
  await userEvent.type(way, '٦٠');
  await press(stop, 'It is refused');
  expect(tell).toHaveBeenCalledExactlyOnceWith(aStop(), {
    ...{ outcome: 'refused', reason: 'refused', cash: 60 },
  });
});

test('what is delivered or cancelled asks nothing any more; what was put off can still come out otherwise', async () => {
  const later = { ...aTaken(0), outcome: 'postponed' as const, day: '2026-11-28' };
  renderDriver({
    run: aDriverRun({
      stops: [
        aStop({ said: aTaken(), place: null }),
        aStop({ parcelId: 2, isOff: true, place: null }),
        aStop({ parcelId: 3, said: later }),
      ],
    }),
  });
  expect(stopAt(1).queryByRole('button')).not.toBeInTheDocument();
  expect(stopAt(2).queryByRole('button')).not.toBeInTheDocument();
  expect(stopAt(2).getByText('Do not bring it: it was cancelled, or comes back.')).toBeVisible();
  await press(stopAt(3), 'It is otherwise now');
  expect(stopAt(3).getByRole('button', { name: 'Delivered' })).toBeVisible();
});

test('who has set out says so once, and signs what was sent', async () => {
  const run = aDriverRun({ startedAt: null, taken: piastres(173_000) });
  const { setOut, sign } = renderDriver({ run });
  await userEvent.click(screen.getByRole('button', { name: 'I have the parcels and set out' }));
  expect(setOut).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: /^I hand over/ }));
  expect(sign).toHaveBeenCalledOnce();
});

test('nothing is signed while something waits, and what was refused is told of until it was read', async () => {
  const kept = { token: 'x', orderReference: 'CS-26-01184', saidAt: Date.now() };
  const said = { id: 'a', parcelId: 1, outcome: 'delivered', cash: 1730 } as const;
  const { dismiss } = renderDriver({
    isWaiting: true,
    unsent: [
      { ...kept, said },
      { ...kept, said: { ...said, id: 'b' }, refusal: 'It is not in the run any more.' },
    ],
  });
  expect(screen.getByText(/1 note is not sent yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^I hand over/ })).toBeDisabled();
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('It is not in the run any more.')).toBeVisible();
  await press(alert, 'I have told them');
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('b');
});

test.each([
  ['none', 'No run is open here'],
  ['over', 'This run is over'],
  ['failed', 'No connection'],
] as const)('says why nothing is open: %s', (state, words) => {
  renderDriver({ state, run: null });
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
});

test('where some pieces were kept, it says what to take for them, and tells which', async () => {
  const { tell } = renderDriver({
    run: aDriverRun({ stops: [aStop({ discount: piastres(16_650) })] }),
  });
  const stop = stopAt(1);
  await press(stop, 'Partly');
  await press(stop, 'These were kept');
  expect(stop.getByText(/choose “Delivered”; if nothing, “Refused”/)).toBeVisible();
  expect(tell).not.toHaveBeenCalled();

  const [fewer] = stop.getAllByRole('button', { name: 'One fewer' });
  if (fewer) await userEvent.click(fewer);
  // The second board was 650 pounds, less a tenth.
  expect(stop.getAllByRole('status').at(-1)?.textContent).toMatch(/To take for these.*1,145/);
  expect(stop.getByRole('textbox', { name: 'Cash taken (LE)' })).toHaveValue('1145');
  await press(stop, 'These were kept');
  expect(tell).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ parcelId: 1 }), {
    ...{ outcome: 'partly', cash: 1145 },
    kept: [
      { orderLineId: 1, quantity: 1 },
      { orderLineId: 2, quantity: 1 },
    ],
  });
});

test('a single piece is taken or not, and what an earlier version kept says no prices', () => {
  const single = aStop({ contents: [{ ...one, quantity: 1 }] });
  const { unitPrice: _, ...unpriced } = one;
  const old = aStop({ parcelId: 2, contents: [unpriced as typeof one] });
  renderDriver({ run: aDriverRun({ stops: [single, old] }) });
  expect(screen.queryByRole('button', { name: 'Partly' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Refused' })).toHaveLength(2);
});

const one = { orderLineId: 1, name: 'لوح', quantity: 2, unitPrice: piastres(65_000) };

test('what was kept in part stays so, and says how many pieces and what was taken', () => {
  const said = { ...aTaken(114_500), outcome: 'partly' as const, keptCount: 2 };
  renderDriver({ run: aDriverRun({ stops: [aStop({ said, place: null })] }) });
  expect(screen.getByText('2 pieces kept')).toBeVisible();
  expect(screen.getByText(/you took.*1,145/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refused' })).toBeNull();
});
