import { piastres } from '@craftsandore/contract';
import { findFreePort } from '@craftsandore/tools/free-port';
import { describe, expect, test } from 'vitest';

import { type BostaTrouble, bostaKey, fakeBosta } from '../../test/support/bosta.ts';
import { bostaParcel } from '../../test/support/bosta-parcel.ts';
import { bostaService } from './bosta.ts';
import type { ParcelToSend } from './carrier-service.ts';

async function aBosta(options?: Parameters<typeof fakeBosta>[0]) {
  const fake = await fakeBosta(options);
  const service = bostaService({ url: fake.url, key: bostaKey, timeoutMs: 1_500 });
  const book = (parcel: ParcelToSend, isFirst = false) => service.book(parcel, isFirst);
  return { ...fake, ...service, book };
}

const booked = { result: 'booked', trackingNumber: expect.any(String), cashDue: 89_000 };

describe('a booking', () => {
  test('says what Bosta has to know, in its words', async () => {
    const { book, deliveries } = await aBosta();
    const parcel = bostaParcel(1, { secondPhone: '+201112345678', note: 'بعد العصر' });
    expect(await book(parcel)).toEqual(booked);
    expect(deliveries).toEqual([
      expect.objectContaining({
        cod: 890,
        dropOffAddress: {
          ...{ city: 'City 23', cityId: 'cityEG-25', districtName: 'الدقي' },
          ...{ firstLine: '12 شارع التحرير', secondLine: 'بجوار المسجد' },
          ...{ buildingNumber: '12', floor: '3', apartment: '7' },
        },
        receiver: {
          ...{ firstName: 'رنا', lastName: 'عزيز' },
          ...{ phone: '01012345678', secondPhone: '01112345678' },
        },
        ...{ businessReference: 'CS-26-01001', uniqueBusinessReference: 'CS-26-01001-1' },
      }),
    ]);
  });

  test('repeats a name that is one word, rather than send an empty one', async () => {
    const { book, deliveries } = await aBosta();
    await book(bostaParcel(1, { name: ' رنا ' }));
    expect(deliveries[0]?.receiver).toMatchObject({ firstName: 'رنا', lastName: 'رنا' });
  });

  test('is one, however often it is asked for, also where a reference could be taken twice', async () => {
    const { book, deliveries } = await aBosta({ isUnique: false });
    const first = await book(bostaParcel(1));
    for (const _ of [1, 2, 3]) expect(await book(bostaParcel(1))).toEqual(first);
    expect(deliveries).toHaveLength(1);
  });

  test('is one, asked for by many at once', async () => {
    const { book, deliveries } = await aBosta({ waitMs: () => Math.random() * 20 });
    const all = await Promise.all(Array.from({ length: 12 }, () => book(bostaParcel(1))));
    expect(deliveries).toHaveLength(1);
    for (const one of all) expect(one).toEqual(booked);
  });

  const doubts: BostaTrouble[] = [
    ...(['cut after doing', 'silent after doing', 'half an answer', 'no JSON'] as const),
    { refuse: 200, isDone: true },
  ];
  test.each(doubts)('whose answer is lost (%j) is found, and not made again', async (trouble) => {
    const { book, deliveries, trouble: make } = await aBosta({ isUnique: false });
    make('book', trouble);
    expect(await book(bostaParcel(1))).toEqual(booked);
    expect(deliveries).toHaveLength(1);
  });

  test.each<BostaTrouble>([
    'cut before doing',
    'half an answer, and nothing done',
    { gateway: 502 },
    { gateway: 504 },
  ])(
    'of which nobody knows (%j) is in doubt, and made when it is asked for again',
    async (trouble) => {
      const { book, deliveries, calls, trouble: make } = await aBosta();
      make('book', trouble);
      expect(await book(bostaParcel(1))).toEqual({ result: 'unsure' });
      expect(calls.filter((call) => call === 'book')).toHaveLength(1);
      expect(await book(bostaParcel(1))).toEqual(booked);
      expect(deliveries).toHaveLength(1);
    },
  );

  test('that cannot be looked for is in doubt, and not made', async () => {
    const { book, calls, deliveries, trouble } = await aBosta({ isUnique: false });
    for (const one of [
      { gateway: 502 },
      'cut before doing',
      'no JSON',
      'half an answer',
    ] as const) {
      trouble('search', one);
      expect(await book(bostaParcel(1))).toEqual({ result: 'unsure' });
      trouble('search', one);
      expect(await book(bostaParcel(1), true)).toMatchObject({ result: 'refused', passing: true });
    }
    expect(calls).not.toContain('book');
    expect(deliveries).toEqual([]);
  });

  test.each([400, 200])('that is refused with status %i is no booking', async (refuse) => {
    const { book, deliveries, trouble } = await aBosta();
    trouble('book', { refuse, errorCode: '3003', message: 'Unknown district' });
    expect(await book(bostaParcel(1))).toEqual({
      ...{ result: 'refused', passing: false, detail: '3003 Unknown district' },
    });
    expect(deliveries).toEqual([]);
  });

  test('whose reference is taken is the one that took it', async () => {
    const { book, deliveries, trouble } = await aBosta();
    await book(bostaParcel(1));
    // As it is while its search does not know yet what it has just taken.
    trouble('search', 'half an answer');
    expect(await book(bostaParcel(1))).toEqual({ result: 'unsure' });
    expect(await book(bostaParcel(1))).toEqual(booked);
    expect(deliveries).toHaveLength(1);
  });

  test('may wait where Bosta is asked too often, or the key is wrong', async () => {
    const { book, url, calls, trouble } = await aBosta();
    trouble('book', { refuse: 429, retryAfter: 300 });
    const tooOften = { result: 'refused', passing: true, retryAfterSeconds: 300 };
    expect(await book(bostaParcel(1))).toMatchObject(tooOften);
    // For so long it is asked nothing at all.
    const before = calls.length;
    expect(await book(bostaParcel(2), true)).toMatchObject(tooOften);
    expect(await book(bostaParcel(1))).toEqual({ result: 'unsure' });
    expect(calls).toHaveLength(before);
    const wrong = bostaService({ url, key: 'another-key' });
    expect(await wrong.read('7000000000')).toMatchObject({
      ...{ passing: true, detail: '1028 Bad key …' },
    });
  });

  test('says what it was booked with before, where that was something else', async () => {
    const { book } = await aBosta();
    await book(bostaParcel(1));
    expect(await book(bostaParcel(1, { cashDue: piastres(50_000) }))).toEqual(booked);
  });

  test('finds its own among many of the order, on a later page', async () => {
    const { book, deliveries } = await aBosta({ isUnique: false });
    const order = { orderReference: 'CS-26-01001' };
    for (let round = 1; round <= 60; round += 1) {
      await book(bostaParcel(1, { ...order, reference: `CS-26-01001-${round}` }));
    }
    expect(deliveries).toHaveLength(60);
    const last = bostaParcel(1, { ...order, reference: 'CS-26-01001-60' });
    expect(await book(last)).toMatchObject({ trackingNumber: deliveries[59]?.trackingNumber });
    expect(deliveries).toHaveLength(60);
  });

  test.each([
    ['phone', bostaParcel(1, { phone: '+20223456789' })],
    ['street', bostaParcel(1, { place: { ...bostaParcel(1).place, street: ' ش 12 ' } })],
    ['cash', bostaParcel(1, { cashDue: piastres(3_000_100) })],
    ['cash', bostaParcel(1, { cashDue: piastres(89_050) })],
  ] as const)('without a fit %s is not asked for', async (why, parcel) => {
    const { book, calls } = await aBosta();
    expect(await book(parcel)).toEqual({ result: 'unfit', why });
    expect(calls).toEqual([]);
  });

  test('asks three things at a time', async () => {
    const { book, most } = await aBosta({ waitMs: () => 5 });
    await Promise.all(Array.from({ length: 9 }, (_, index) => book(bostaParcel(index))));
    expect(most()).toBe(3);
  });

  test('asks for the cities once', async () => {
    const { book, calls } = await aBosta();
    for (const index of [1, 2, 3]) await book(bostaParcel(index));
    expect(calls.filter((call) => call === 'cities')).toHaveLength(1);
  });
});

describe('a parcel that was booked', () => {
  test('is where its code says, whatever the words beside it', async () => {
    const { book, read, deliveries } = await aBosta();
    await book(bostaParcel(1));
    const [delivery] = deliveries;
    if (delivery) delivery.code = 46;
    expect(await read(delivery?.trackingNumber ?? '')).toEqual({
      result: 'read',
      parcel: {
        said: { code: 46, type: 'SEND', exceptionCode: undefined, attempts: undefined },
        ...{ news: { state: 'returned', reason: null }, isOver: false },
        at: new Date('2026-09-21T13:06:14Z'),
      },
    });
  });

  test.each([
    [10, 'cancelled', 48],
    [11, 'away', 11],
    [41, 'away', 41],
    [45, 'away', 45],
    [48, 'cancelled', 48],
    [49, 'cancelled', 49],
  ])('in state %i: taken back, it is %s', async (code, result, then) => {
    const { book, cancel, deliveries } = await aBosta();
    await book(bostaParcel(1));
    const [delivery] = deliveries;
    if (delivery) delivery.code = code;
    expect(await cancel(delivery?.trackingNumber ?? '')).toEqual({ result });
    expect(deliveries[0]?.code).toBe(then);
  });

  test.each<[BostaTrouble, object]>([
    ['cut after doing', { result: 'cancelled' }],
    ['silent after doing', { result: 'cancelled' }],
    ['cut before doing', { result: 'unsure' }],
    [{ gateway: 502 }, { result: 'refused', passing: true }],
    [
      { refuse: 403, message: 'Scope' },
      { result: 'refused', passing: false, detail: '777 Scope' },
    ],
  ])('taken back with trouble (%j), it is as it is then', async (trouble, result) => {
    const { book, cancel, deliveries, trouble: make } = await aBosta();
    await book(bostaParcel(1));
    make('cancel', trouble);
    expect(await cancel(deliveries[0]?.trackingNumber ?? '')).toMatchObject(result);
  });

  test('gives its reference free once it is taken back', async () => {
    const { book, cancel, deliveries } = await aBosta();
    await book(bostaParcel(1));
    await cancel(deliveries[0]?.trackingNumber ?? '');
    expect(await book(bostaParcel(1))).toEqual(booked);
    expect(deliveries.map(({ code }) => code)).toEqual([48, 10]);
  });
});

test('a number that is none asks for nothing else', async () => {
  const { read, calls } = await aBosta();
  expect(await read('../../pickups?x=')).toMatchObject({ result: 'refused', passing: false });
  expect(calls).toEqual(['read']);
});

test('where nobody listens, nothing was booked now', async () => {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const service = bostaService({ url, key: bostaKey });
  const refused = { result: 'refused', passing: true };
  expect(await service.read('7000000000')).toMatchObject(refused);
  expect(await service.book(bostaParcel(1), true)).toMatchObject(refused);
  expect(await service.book(bostaParcel(1), false)).toEqual({ result: 'unsure' });
});

test('what it answers never holds the key, also where Bosta repeats it', async () => {
  const { book, read, trouble } = await aBosta();
  const echo = { refuse: 400, message: `You sent ${bostaKey}` };
  trouble('book', echo, { ...echo, refuse: 200 });
  trouble('read', echo);
  const answers = [await book(bostaParcel(1)), await book(bostaParcel(1)), await read('7')];
  expect(answers).toEqual(
    answers.map(() => expect.objectContaining({ detail: '777 You sent …', passing: false })),
  );
  expect(JSON.stringify(answers)).not.toContain(bostaKey);
});
