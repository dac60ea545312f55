import type { Parcel } from '@craftsandore/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { aParcel, aWholeParcel } from '../../../testing/a-parcel.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import type { Tell } from './parcel-calls.ts';
import { ScanPage } from './scan-page.tsx';
import type { Find } from './use-scans.ts';

const booked = aParcel({ state: 'booked' });

function show(
  parcels: Parcel[],
  onTell = vi.fn<Tell>(async () => accepted(aWholeParcel({ state: 'moving' }))),
) {
  const onFind = vi.fn<Find>(async () => accepted({ data: parcels }));
  renderInApp(<ScanPage {...{ onFind, onTell, onReceive: vi.fn() }} />);
  return { onFind, onTell };
}

/** As a scanner does: into whatever has the focus. */
const scan = (number: string) => userEvent.keyboard(`${number}{Enter}`);
const said = (words: string) => within(screen.getByRole('status')).findByText(words);
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('hands a parcel over once, however often it is scanned, and keeps the focus', async () => {
  const { onFind, onTell } = show([booked]);
  const field = screen.getByRole('textbox', { name: 'Number' });
  await scan('cs-26-01184-1');
  expect(await said('Handed over')).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  await scan('CS-26-01184-1');
  expect(await said('Already handed over')).toBeVisible();
  expect(onFind).toHaveBeenCalledExactlyOnceWith('CS-26-01184-1');
  expect(onTell).toHaveBeenCalledExactlyOnceWith(1, { state: 'moving' }, expect.any(String));
  expect(rows()).toEqual([expect.stringMatching(/^Handed over.*Salma Morsi/)]);
});

test.each(['CS-26-01184', '1184', '#١١٨٤'])(
  'the number of an order is taken, too: %s',
  async (typed) => {
    const onTell = vi.fn<Tell>(async () => accepted(aWholeParcel()));
    show([{ ...booked, orderId: 1184, orderReference: 'CS-26-01184' }], onTell);
    await scan(typed);
    await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Handed over/)]));
  },
);

test('scans that come while one is under way are done each, and one that bounces is one', async () => {
  const answers: (() => void)[] = [];
  const onTell = vi.fn<Tell>(
    () => new Promise((done) => answers.push(() => done(accepted(aWholeParcel())))),
  );
  const other = aParcel({ id: 2, state: 'booked', trackingNumber: '8841207', carrier: 'other' });
  show([booked, other], onTell);
  await scan('CS-26-01184-1');
  await scan('CS-26-01184-1');
  await scan('٨٨٤١٢٠٧');
  expect(onTell.mock.calls.map(([id]) => id)).toEqual([1, 2]);
  for (const answer of answers) answer();
  await waitFor(() => expect(rows().every((row) => row?.startsWith('Handed'))).toBe(true));
  expect(rows()).toHaveLength(2);
});

test('what failed is done again with the same key', async () => {
  const onTell = vi.fn<Tell>(async () => refused({ sentence: 'No connection.' }));
  show([booked], onTell);
  await scan('CS-26-01184-1');
  expect(await said('Not done')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('No connection.');
  await scan('CS-26-01184-1');
  await waitFor(() => expect(onTell).toHaveBeenCalledTimes(2));
  expect(onTell.mock.calls[1]).toEqual(onTell.mock.calls[0]);
  expect(rows()).toHaveLength(1);
});

test.each<[string, Parcel[], string, string]>([
  ['of nothing', [aParcel({ trackingNumber: '99' })], '8841207', 'Unknown number'],
  [
    'of more than one',
    [booked, { ...booked, id: 2 }],
    'CS-26-01184-1',
    'Several parcels have this number',
  ],
  ['on its way', [aParcel()], 'CS-26-01184-1', 'Already handed over'],
  ['that is back', [aParcel({ state: 'returned' })], 'CS-26-01184-1', 'Cannot be handed over'],
  [
    'that needs somebody',
    [aParcel({ state: 'needs_staff' })],
    'CS-26-01184-1',
    'Cannot be handed over',
  ],
  ['longer than any', [], '8'.repeat(41), 'Unknown number'],
])('says of a number %s that nothing was done', async (_, parcels, number, words) => {
  const { onTell } = show(parcels);
  await scan(number);
  expect(await said(words)).toBeVisible();
  expect(onTell).not.toHaveBeenCalled();
});

test('takes an order’s number for its latest parcel', async () => {
  const { onTell } = show([
    aParcel({ id: 9, state: 'booked' }),
    { ...booked, state: 'booking_cancelled' },
  ]);
  await scan('CS-26-01184');
  expect(await said('Handed over')).toBeVisible();
  expect(onTell.mock.calls.map(([id]) => id)).toEqual([9]);
});

test('a scanner on an Arabic layout writes Latin letters', () => {
  show([]);
  const field = screen.getByRole('textbox', { name: 'Number' });
  fireEvent.keyDown(field, { key: 'ؤ', code: 'KeyC' });
  fireEvent.keyDown(field, { key: 'س', code: 'KeyS' });
  expect(field).toHaveValue('CS');
});

test('wherever the focus has gone to, a scanner types into the field', async () => {
  const { onTell } = show([booked]);
  const field = screen.getByRole('textbox', { name: 'Number' });
  for (const elsewhere of [document.body, screen.getByRole('button', { name: 'Hand over' })]) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    elsewhere.focus();
    await userEvent.keyboard('CS-26');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('CS-26');
    await userEvent.clear(field);
  }
  field.blur();
  fireEvent.keyDown(document.body, { key: 'ؤ', code: 'KeyC' });
  await scan('S-26-01184-1');
  expect(await said('Handed over')).toBeVisible();
  expect(onTell).toHaveBeenCalledOnce();
});

describe('the camera of a phone', () => {
  const detect = vi.fn(async () => [{ rawValue: 'CS-26-01184-1' }]);
  const stop = vi.fn();
  const getUserMedia = vi.fn(async () => ({ getTracks: () => [{ stop }] }));

  beforeEach(() => {
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        detect = detect;
      },
    );
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, { mediaDevices: { value: { getUserMedia } } }),
    );
    vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const open = () => userEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }));

  test('scans a code once, however long it sees it, until it is closed', async () => {
    const { onTell } = show([booked]);
    await open();
    expect(await said('Handed over')).toBeVisible();
    const looked = detect.mock.calls.length;
    await waitFor(() => expect(detect.mock.calls.length).toBeGreaterThan(looked + 2));
    expect(onTell).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('Handed over');

    await userEvent.click(screen.getByRole('button', { name: 'Close the camera' }));
    expect(stop).toHaveBeenCalledOnce();
    expect(screen.queryByLabelText('What the camera sees')).not.toBeInTheDocument();
  });

  test('that may not be used says so, and what to do', async () => {
    getUserMedia.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    show([booked]);
    await open();
    expect(await screen.findByText(/^The camera cannot be opened/)).toBeVisible();
  });

  test('is not offered by a browser that reads no codes', () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    show([booked]);
    expect(screen.queryByRole('button', { name: /camera/ })).not.toBeInTheDocument();
  });
});
