import {
  type AttemptOutcome,
  attemptOutcomes,
  defaultDesk,
  OrderStatus,
  piastres,
} from '@craftsandore/contract';
import { describe, expect, test } from 'vitest';

import {
  type Attempt,
  callTimes,
  confirmationOf,
  needsDeposit,
  type OrderToConfirm,
} from './confirmation.ts';
import { cairoMinutes, cairoMoment } from './days.ts';

const minute = 60_000;

const order: OrderToConfirm = {
  statusId: OrderStatus.pending,
  createdAt: new Date('2026-11-23T12:00+02:00'), // Monday
  changedAt: null,
  closedAt: null,
  wasConfirmed: false,
  totalCost: piastres(89_000),
  streetAddress: 'Shopping Street 12',
  building: '',
  earlierOrders: 0,
  deliveredCount: 0,
  refusedCount: 0,
  previousAt: null,
  ...{ highestDelivered: null, deliveredInRow: 0, lastRefusedAt: null, isKnownPlace: false },
};

/** Of who is asked nothing. */
const trusted: Partial<OrderToConfirm> = {
  ...{ earlierOrders: 2, deliveredCount: 2, deliveredInRow: 2, isKnownPlace: true },
  highestDelivered: piastres(44_500),
};
/** Of who has refused as many parcels as were received. */
const refusing: Partial<OrderToConfirm> = {
  ...{ earlierOrders: 2, deliveredCount: 1, refusedCount: 1, deliveredInRow: 0 },
  lastRefusedAt: new Date('2026-01-10T12:00Z'),
};

const attempt = (at: string, outcome: AttemptOutcome, more: Partial<Attempt> = {}): Attempt => ({
  channel: outcome === 'sent' ? 'whatsapp' : 'call',
  direction: 'out',
  outcome,
  until: null,
  isLastWarning: false,
  at: new Date(at),
  ...more,
});

const told = (attempts: Attempt[], now: string, changes: Partial<OrderToConfirm> = {}) => {
  const { state, nextStep, nextAttemptAt, deadlineAt } = confirmationOf(
    { ...order, ...changes },
    attempts,
    defaultDesk,
    new Date(now),
  );
  return [state, nextStep, nextAttemptAt, deadlineAt];
};
const at = (moment: string) => new Date(moment);

test('a change begins a new round: what was tried or decided before counts no more', () => {
  const changedAt = at('2026-11-24T15:00+02:00');
  const before = [
    attempt('2026-11-23T12:15+02:00', 'sent'),
    attempt('2026-11-24T11:00+02:00', 'wrong_number'),
    attempt('2026-11-24T14:00+02:00', 'confirmed'),
  ];
  const next = at('2026-11-24T15:15+02:00');
  expect(told(before, '2026-11-24T15:01+02:00', { changedAt })).toEqual([
    ...['awaiting', 'message', next, null],
  ]);
  const after = [...before, attempt('2026-11-24T15:20+02:00', 'confirmed')];
  const confirmed = { changedAt, statusId: OrderStatus.confirmed };
  expect(told(after, '2026-11-24T15:21+02:00', confirmed)[0]).toBe('confirmed');
});

describe('what is next', () => {
  const first = attempt('2026-11-23T12:15+02:00', 'sent');
  const second = attempt('2026-11-23T14:15+02:00', 'sent');

  test.each<[string, ReturnType<typeof told>, unknown[]]>([
    [
      'a message a quarter of an hour after the order',
      told([], '2026-11-23T12:14+02:00'),
      ['awaiting', 'message', at('2026-11-23T12:15+02:00'), null],
    ],
    [
      'which is due from then on, and the order ends never before',
      told([], '2026-12-31T12:00+02:00'),
      ['due', 'message', at('2026-11-23T12:15+02:00'), null],
    ],
    [
      'after an order of the night, in the morning',
      told([], '2026-11-24T01:00+02:00', { createdAt: at('2026-11-23T21:10+02:00') }),
      ['awaiting', 'message', at('2026-11-24T10:00+02:00'), null],
    ],
    [
      'after one of Friday noon, when prayer is over',
      told([], '2026-11-27T11:30+02:00', { createdAt: at('2026-11-27T11:15+02:00') }),
      ['awaiting', 'message', at('2026-11-27T13:30+02:00'), null],
    ],
    [
      'another message after two hours',
      told([first], '2026-11-23T13:00+02:00'),
      [
        'waiting_reply',
        'message',
        at('2026-11-23T14:15+02:00'),
        // A day later.
        at('2026-11-24T12:15+02:00'),
      ],
    ],
    [
      'then a call',
      told([first, second], '2026-11-23T16:15+02:00'),
      ['due', 'call', at('2026-11-23T16:15+02:00'), at('2026-11-24T12:15+02:00')],
    ],
    [
      'then another one in another part of the day',
      told([first, second, attempt('2026-11-23T16:15+02:00', 'busy')], '2026-11-23T17:00+02:00'),
      ['waiting_reply', 'call', at('2026-11-23T18:15+02:00'), at('2026-11-24T12:15+02:00')],
    ],
    [
      'a last warning, three hours before it ends, where nothing else comes first',
      told(
        [first, second, attempt('2026-11-24T10:00+02:00', 'switched_off')],
        '2026-11-24T10:05+02:00',
      ),
      ['due', 'warning', at('2026-11-24T10:00+02:00'), at('2026-11-24T12:15+02:00')],
    ],
    [
      'a known customer has three days',
      told([first], '2026-11-23T13:00+02:00', { earlierOrders: 1 }).slice(3),
      [at('2026-11-26T12:15+02:00')],
    ],
    [
      'a call when the customer has asked for it',
      told(
        [
          first,
          attempt('2026-11-23T13:00+02:00', 'asked_later', { until: at('2026-11-26T17:00Z') }),
        ],
        '2026-11-25T13:00+02:00',
      ),
      ['postponed', 'call', at('2026-11-26T17:00Z'), null],
    ],
    [
      'somebody who has just written is answered at any hour',
      told(
        [
          first,
          attempt('2026-11-23T23:00+02:00', 'address_wrong', {
            channel: 'whatsapp',
            direction: 'in',
          }),
        ],
        '2026-11-23T23:05+02:00',
      ),
      ['needs_address', 'call', at('2026-11-23T23:00+02:00'), null],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  test('three calls are made over two days at least, and nobody dials a wrong number again', () => {
    const calls = [
      attempt('2026-11-23T10:15+02:00', 'sent'),
      attempt('2026-11-23T10:20+02:00', 'sent'),
      attempt('2026-11-23T12:20+02:00', 'no_answer'),
      attempt('2026-11-23T14:20+02:00', 'no_answer'),
    ];
    const known = { earlierOrders: 2 };
    // The evening of that day would be the third part of one day.
    expect(told(calls, '2026-11-23T15:00+02:00', known)[2]).toEqual(at('2026-11-24T18:00+02:00'));
    const wrong = [...calls.slice(0, 3), attempt('2026-11-23T14:20+02:00', 'wrong_number')];
    expect(told(wrong, '2026-11-23T15:00+02:00', known).slice(0, 3)).toEqual([
      'waiting_reply',
      'warning',
      at('2026-11-26T10:00+02:00'),
    ]);
  });

  test.each<[AttemptOutcome, string]>([
    ['confirmed', 'confirmed'],
    ['declined', 'declined'],
    ['duplicate', 'declined'],
    ['fake', 'declined'],
  ])('nothing once it is %s', (outcome, state) => {
    const found = told([attempt('2026-11-23T12:30+02:00', outcome)], '2026-12-23T12:30+02:00');
    expect(found).toEqual([state, null, null, null]);
  });

  test('nothing of an order that has moved on in another way', () => {
    const statusId = OrderStatus.shipped;
    expect(told([], '2026-11-23T13:00Z', { statusId })[0]).toBe('confirmed');
    const closedAt = at('2026-11-23T13:00Z');
    const cancelled = { statusId: OrderStatus.cancelled, closedAt };
    expect(told([first], '2026-12-23T13:00Z', cancelled)[0]).toBe('declined');
    const cameBack = { ...cancelled, wasConfirmed: true };
    expect(told([first], '2026-12-23T13:00Z', cameBack)[0]).toBe('confirmed');
    const declined = attempt('2026-11-23T12:50Z', 'declined');
    expect(told([first, declined], '2026-12-23T13:00Z', cameBack)[0]).toBe('declined');
  });
});

describe('the end', () => {
  const warned = [
    attempt('2026-11-23T12:15+02:00', 'sent'),
    attempt('2026-11-23T16:15+02:00', 'no_answer'),
    attempt('2026-11-24T10:00+02:00', 'sent', { isLastWarning: true }),
  ];

  test('comes a day after the first attempt, three hours after the last warning', () => {
    expect(told(warned, '2026-11-24T12:59+02:00')[0]).not.toBe('expired');
    expect(told(warned, '2026-11-24T13:00+02:00')).toEqual([
      'expired',
      null,
      null,
      at('2026-11-24T13:00+02:00'),
    ]);
    const closedAt = at('2026-11-24T13:01+02:00');
    const ended = { statusId: OrderStatus.cancelled, closedAt };
    expect(told(warned, '2026-12-24T13:01+02:00', ended)[0]).toBe('expired');
  });

  test.each([
    ['without a last warning', warned.slice(0, 2)],
    ['on one channel alone', [warned[0], warned[2]]],
    ['where messages that were read are all there is', [{ ...warned[0], outcome: 'read' }]],
  ])('never comes %s', (_, attempts) => {
    expect(told(attempts as Attempt[], '2027-11-24T12:00+02:00')[0]).toBe('due');
  });

  test('starts anew when the customer answers', () => {
    const answered = [...warned, attempt('2026-11-24T12:30+02:00', 'wants_change')];
    expect(told(answered, '2026-12-24T12:00+02:00')[0]).toBe('due');
  });
});

test.each<[string, Partial<OrderToConfirm>, AttemptOutcome[], object[]]>([
  ['a first order', {}, [], [{ code: 'first_order' }]],
  ['nothing', { earlierOrders: 1 }, [], []],
  [
    'a total above the limit, and not at it',
    { earlierOrders: 1, totalCost: piastres(400_001) },
    [],
    [{ code: 'above_limit', total: 400_001, limit: 400_000 }],
  ],
  ['a total at the limit', { earlierOrders: 1, totalCost: piastres(400_000) }, [], []],
  [
    'parcels refused',
    { earlierOrders: 3, deliveredCount: 1, refusedCount: 2 },
    [],
    [
      { code: 'deposit_refused', received: 1, refused: 2 },
      { code: 'refused_before', refused: 2, parcels: 3 },
    ],
  ],
  [
    'no number of the building',
    { earlierOrders: 1, streetAddress: 'Shopping Street' },
    [],
    [{ code: 'no_building_number' }],
  ],
  ...['شارع ٩', 'ش ٩', 'شارع ٢٦ يوليو', 'Street 9', 'Road 9'].map(
    (streetAddress): [string, object, [], object[]] => [
      `a street with a number, ${streetAddress}`,
      { earlierOrders: 1, streetAddress },
      [],
      [{ code: 'no_building_number' }],
    ],
  ),
  ...['١٢ شارع ٩', 'شارع ٩، عمارة النور', '12 Street 9', 'قريش ٥'].map(
    (streetAddress): [string, object, [], object[]] => [
      `a house of a street with a number, ${streetAddress}`,
      { earlierOrders: 1, streetAddress },
      [],
      [],
    ],
  ),
  ['a number in Arabic digits', { earlierOrders: 1, streetAddress: 'شارع التحرير ١٢' }, [], []],
  ['a tower with a name', { earlierOrders: 1, streetAddress: 'برج النيل' }, [], []],
  ['a building in its own field', { earlierOrders: 1, streetAddress: 'x', building: 'B' }, [], []],
  [
    'the same number 40 minutes ago',
    { earlierOrders: 1, previousAt: new Date('2026-11-23T11:20+02:00') },
    [],
    [{ code: 'same_number', minutes: 40 }],
  ],
  [
    'and not two days ago',
    { earlierOrders: 1, previousAt: new Date('2026-11-21T11:20+02:00') },
    [],
    [],
  ],
  [
    'what attempts tell',
    { earlierOrders: 1 },
    ['wrong_number', 'wants_change'],
    [{ code: 'wrong_number' }, { code: 'wants_change' }],
  ],
])('one takes care of %s', (_, changes, outcomes, reasons) => {
  const attempts = outcomes.map((outcome) => attempt('2026-11-23T12:15+02:00', outcome));
  const now = new Date('2026-11-23T13:00+02:00');
  expect(confirmationOf({ ...order, ...changes }, attempts, defaultDesk, now).reasons).toEqual(
    reasons,
  );
});

describe('trust', () => {
  const confirmsAt = (changes: Partial<OrderToConfirm>, attempts: Attempt[] = []) =>
    confirmationOf(
      { ...order, ...trusted, ...changes },
      attempts,
      defaultDesk,
      new Date('2026-11-23T12:01+02:00'),
    ).confirmsAt;

  test('lets the shop confirm once the customer could have changed their mind', () => {
    expect(confirmsAt({})).toEqual(at('2026-11-23T12:15+02:00'));
    // In quiet hours, too: nobody is disturbed.
    expect(confirmsAt({ createdAt: at('2026-11-23T23:00+02:00') })).toEqual(
      at('2026-11-23T23:15+02:00'),
    );
  });

  test.each<[string, Partial<OrderToConfirm>, Attempt[]?]>([
    ['one parcel alone', { deliveredCount: 1 }],
    ['a parcel refused within a year', { lastRefusedAt: at('2025-11-24T12:00+02:00') }],
    ['more than twice the highest total', { totalCost: piastres(89_001) }],
    ['another place', { isKnownPlace: false }],
    ['an order that was changed', { changedAt: at('2026-11-23T12:00:30+02:00') }],
    ['one that is decided', { statusId: OrderStatus.confirmed }],
    [
      'one that somebody has begun to ask about',
      {},
      [attempt('2026-11-23T12:00:30+02:00', 'busy')],
    ],
  ])('ends at %s', (_, changes, attempts) => {
    expect(confirmsAt(changes, attempts)).toBeNull();
  });

  test('comes back a year after a refusal', () => {
    expect(confirmsAt({ lastRefusedAt: at('2025-11-22T12:00+02:00') })).not.toBeNull();
  });
});

describe('a deposit', () => {
  const asks = (changes: Partial<OrderToConfirm>, policy = {}) =>
    needsDeposit({ ...order, ...changes }, { ...defaultDesk, ...policy });

  test.each<[string, boolean, Partial<OrderToConfirm>]>([
    ['nobody without a record', false, {}],
    ['who has refused', true, { refusedCount: 1 }],
    ['who has refused as many as received', true, { refusedCount: 2, deliveredCount: 2 }],
    ['not who has received more', false, { refusedCount: 2, deliveredCount: 3 }],
    ['not after four in a row', false, { refusedCount: 9, deliveredCount: 4, deliveredInRow: 4 }],
    ['but after three', true, { refusedCount: 9, deliveredCount: 4, deliveredInRow: 3 }],
  ])('is asked of %s: %s', (_, expected, changes) => {
    expect(asks(changes)).toBe(expected);
  });

  test('is asked above an amount where the owner says one, and never of who is trusted', () => {
    const policy = { depositAbove: piastres(80_000) };
    expect(asks({ totalCost: piastres(80_001) }, policy)).toBe(true);
    expect(asks({ totalCost: piastres(80_000) }, policy)).toBe(false);
    expect(asks({ ...trusted, totalCost: piastres(80_001) }, policy)).toBe(false);
    expect(asks({ refusedCount: 1 }, { redeemedInRow: 0 })).toBe(false);
  });
});

test('Egypt’s clocks are read and set over both changes of a year', () => {
  // Forward at midnight before Friday 24 April, back at midnight after Thursday 29 October.
  expect(cairoMinutes(at('2026-04-23T21:59Z'))).toEqual({ day: '2026-04-23', minutes: 1439 });
  expect(cairoMinutes(at('2026-04-23T22:00Z'))).toEqual({ day: '2026-04-24', minutes: 60 });
  expect(cairoMoment('2026-04-24', 30)).toEqual(at('2026-04-23T22:30Z'));
  expect(cairoMoment('2026-04-24', 600)).toEqual(at('2026-04-24T07:00Z'));
  expect(cairoMoment('2026-10-29', 1410)).toEqual(at('2026-10-29T20:30Z'));
  expect(cairoMoment('2026-10-30', 600)).toEqual(at('2026-10-30T08:00Z'));
});

// The same rules written out anew, as a clerk keeps them: with a calendar of five-minute boxes that says of each whether one
// may call, and a slip for the order that is changed with each attempt. Nothing is computed: the calendar is walked.
const step = 5;
const boxes = (30 * 24 * 60) / step;

type Box = { day: string; isOpen: boolean; part: string };

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  ...({ weekday: 'short', year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  ...({ hour: '2-digit', minute: '2-digit' } as const),
});

const calendarFrom = (start: Date): Box[] =>
  Array.from({ length: boxes }, (_, index) => {
    const [weekday, day, time = ''] = clock
      .format(start.getTime() + index * step * minute)
      .split(', ');
    const isPrayer = weekday === 'Fri' && time >= '11:30' && time < '13:30';
    return {
      day: String(day),
      isOpen: time >= '10:00' && time < '21:00' && !isPrayer,
      part: time < '14:00' ? 'morning' : time < '18:00' ? 'afternoon' : 'evening',
    };
  });

type Slip = {
  state: 'open' | 'confirmed' | 'declined';
  answer: 'later' | 'address' | 'change' | null;
  from: number;
  messages: number;
  calls: string[];
  channels: string[];
  tried: number;
  first: number;
  last: number;
  warned: number | null;
  isWrong: boolean;
  /** Whether anything was noted at all. */
  isBegun: boolean;
};

const fresh = { messages: 0, calls: [], channels: [], tried: 0, first: -1, last: -1 };
const inBoxes = (minutes: number) => minutes / step;

function noted(before: Slip, made: Made, calendar: Box[]): Slip {
  const slip = { ...before, isBegun: true };
  if (slip.state !== 'open') {
    const isFinal = ['confirmed', 'declined', 'duplicate', 'fake'].includes(made.outcome);
    if (!isFinal) return slip;
  }
  const box = calendar[made.box];
  if (!box) throw new Error('The calendar is too short');
  const answered = (answer: Slip['answer'], from: number): Slip => ({
    ...{ ...fresh, state: 'open', answer, from, warned: null, isWrong: false, isBegun: true },
  });
  switch (made.outcome) {
    case 'confirmed':
      return { ...slip, state: 'confirmed' };
    case 'declined':
    case 'duplicate':
    case 'fake':
      return { ...slip, state: 'declined' };
    case 'delivered':
    case 'read':
      return slip;
    case 'asked_later':
      return answered('later', made.until ?? made.box);
    case 'address_wrong':
      return answered('address', made.box);
    case 'wants_change':
      return answered('change', made.box);
    default: {
      const isCall = made.channel === 'call';
      return {
        ...slip,
        tried: slip.tried + 1,
        first: slip.tried === 0 ? made.box : slip.first,
        last: made.box,
        messages: slip.messages + (isCall ? 0 : 1),
        calls: isCall ? [...slip.calls, `${box.part} ${box.day}`] : slip.calls,
        channels: [...slip.channels, made.channel],
        warned: slip.warned ?? (made.isLastWarning && made.outcome === 'sent' ? made.box : null),
        isWrong: slip.isWrong || made.outcome === 'wrong_number',
      };
    }
  }
}

const countOf = (all: string[]) => new Set(all).size;

/** Whether a call in a box would lead on: to three parts of the day, on two days. */
function leadsOn({ calls, isWrong }: Slip, { part, day }: Box): boolean {
  if (isWrong) return false;
  const parts = calls.map((call) => call.split(' ')[0] ?? '');
  const days = calls.map((call) => call.split(' ')[1] ?? '');
  const lacking = { parts: 3 - countOf(parts), days: Math.max(0, 2 - countOf(days)) };
  if (lacking.parts === 0) return lacking.days > 0 && !days.includes(day);
  if (parts.includes(part)) return false;
  return lacking.parts > 1 || lacking.days === 0 || !days.includes(day);
}

/** Whether any box would: else one need not look. */
const callsAreDone = ({ calls, isWrong }: Slip) =>
  isWrong ||
  (countOf(calls.map((call) => call.split(' ')[0] ?? '')) === 3 &&
    countOf(calls.map((call) => call.split(' ')[1] ?? '')) >= 2);

type Known = { now: number; hours: number; record: 'trusted' | 'refusing' | 'none' };

function modelled(slip: Slip, calendar: Box[], { now, hours, record }: Known) {
  if (slip.state !== 'open') return [slip.state, null, null, null];
  // Nothing is asked of who is trusted, unless somebody has begun to.
  if (record === 'trusted' && !slip.isBegun) return ['awaiting', null, null, null];
  const firstOpen = (from: number, wanted: (box: Box, index: number) => boolean = () => true) => {
    for (let index = from; index < calendar.length; index += 1) {
      const box = calendar[index];
      if (box?.isOpen && wanted(box, index)) return index;
    }
    throw new Error('The calendar is too short');
  };
  const isTried = slip.tried > 0;
  const ends = slip.first + inBoxes(hours * 60);
  const answerTime = inBoxes(180);
  const deadline = isTried
    ? firstOpen(Math.max(ends, slip.warned === null ? 0 : slip.warned + answerTime))
    : null;
  const isEnough = slip.tried > 1 && countOf(slip.channels) > 1 && slip.warned !== null;
  if (deadline !== null && isEnough && now >= deadline) return ['expired', null, null, deadline];

  let next: { step: string; box: number } | null = null;
  if (!isTried) {
    const isPrompt = slip.answer === 'address' || slip.answer === 'change';
    next = {
      step: slip.answer ? 'call' : 'message',
      box: isPrompt ? slip.from : firstOpen(slip.from),
    };
  } else if (slip.warned === null || slip.messages < 2 || !callsAreDone(slip)) {
    const again = slip.last + inBoxes(120);
    const warns = (index: number) => slip.warned === null && index >= ends - answerTime;
    const asks = (box: Box, index: number) =>
      index >= again && (slip.messages < 2 || leadsOn(slip, box));
    const box = firstOpen(slip.last, (box, index) => warns(index) || asks(box, index));
    next = { step: warns(box) ? 'warning' : slip.messages < 2 ? 'message' : 'call', box };
  }
  const state = () => {
    if (slip.answer === 'address') return 'needs_address';
    if (record === 'refusing') return 'needs_deposit';
    if (!next) return 'unreachable';
    if (next.box <= now) return 'due';
    return isTried ? 'waiting_reply' : slip.answer ? 'postponed' : 'awaiting';
  };
  return [state(), next?.step ?? null, next?.box ?? null, deadline];
}

type Made = Omit<Attempt, 'at' | 'until'> & { box: number; until: number | null };

const made = (outcome: AttemptOutcome, more: Partial<Made> = {}): Omit<Made, 'box'> => ({
  ...{ channel: 'call', direction: 'out', outcome, until: null, isLastWarning: false },
  ...more,
});
const message = { channel: 'whatsapp' } as const;

/** What differs for the rules; outcomes of one kind differ in name only, which shorter sequences show. */
const kinds = [
  made('sent', message),
  made('sent', { channel: 'sms', isLastWarning: true }),
  made('no_answer'),
  made('wrong_number'),
  made('asked_later'),
  made('address_wrong', { ...message, direction: 'in' }),
];
const all = attemptOutcomes.map((outcome) =>
  made(outcome, ['sent', 'delivered', 'read'].includes(outcome) ? message : {}),
);

// Each with the minutes from one attempt to the next; where it says `when due`, it is made when the rule says.
const clocks: {
  name: string;
  start: string;
  gaps: number[] | 'when due';
  earlierOrders: number;
  record?: 'trusted' | 'refusing';
}[] = [
  { name: 'a working day', start: '2026-11-23T12:00+02:00', gaps: 'when due', earlierOrders: 0 },
  {
    name: 'the same, for a known customer',
    start: '2026-11-23T16:40+02:00',
    gaps: 'when due',
    earlierOrders: 3,
  },
  {
    name: 'a working day, for a trusted customer',
    start: '2026-11-23T12:40+02:00',
    gaps: 'when due',
    ...{ earlierOrders: 2, record: 'trusted' },
  },
  {
    name: 'a working day, for one who has to pay a deposit',
    start: '2026-11-23T12:40+02:00',
    gaps: 'when due',
    ...{ earlierOrders: 2, record: 'refusing' },
  },
  {
    name: 'a minute’s work before quiet hours',
    start: '2026-11-24T20:50+02:00',
    gaps: [5, 125, 720, 240, 185, 1_440],
    earlierOrders: 0,
  },
  {
    name: 'the middle of the night',
    start: '2026-11-24T03:00+02:00',
    gaps: [425, 120, 60, 480, 700, 180],
    earlierOrders: 1,
  },
  {
    name: 'Thursday night',
    start: '2026-11-26T20:30+02:00',
    gaps: [15, 900, 150, 1_300, 5, 200],
    earlierOrders: 0,
  },
  {
    name: 'Friday’s prayer',
    start: '2026-11-27T11:40+02:00',
    gaps: [110, 125, 185, 1_100, 240, 60],
    earlierOrders: 0,
  },
  {
    name: 'the night in which clocks go forward',
    start: '2026-04-23T20:45+02:00',
    gaps: [10, 800, 240, 130, 1_250, 170],
    earlierOrders: 0,
  },
  {
    name: 'the night in which they go back',
    start: '2026-10-29T17:00+03:00',
    gaps: [20, 200, 960, 185, 1_440, 300],
    earlierOrders: 1,
  },
];
/** Minutes after the latest attempt at which the order is looked at. */
const looks = [0, 125, 1_255, 4_400];

describe.each(clocks)('from $name on', ({ start, gaps, earlierOrders, record: known }) => {
  const record = known ?? 'none';
  const createdAt = new Date(start);
  const calendar = calendarFrom(createdAt);
  const moment = (box: number) => new Date(createdAt.getTime() + box * step * minute);
  const records = { trusted, refusing, none: {} };
  const asked = { ...order, ...records[record], createdAt, earlierOrders };
  const hours = earlierOrders > 0 ? 72 : 24;

  /** What differs between the rule and the clerk, of every sequence of so many. */
  function differences(of: Omit<Made, 'box'>[], longest: number) {
    const found: unknown[] = [];
    const states = new Set<string>();
    let count = 0;
    const walk = (slip: Slip, path: Made[], attempts: Attempt[]) => {
      const last = path.at(-1)?.box ?? 0;
      const now = last + inBoxes(looks[count % looks.length] ?? 0);
      count += 1;
      const { state, nextStep, nextAttemptAt, deadlineAt } = confirmationOf(
        asked,
        attempts,
        defaultDesk,
        moment(now),
      );
      const boxOf = (at: Date | null) => at && (at.getTime() - createdAt.getTime()) / minute / step;
      const rule = [state, nextStep, boxOf(nextAttemptAt), boxOf(deadlineAt)];
      const clerk = modelled(slip, calendar, { now, hours, record });
      states.add(state);
      if (rule.some((part, index) => part !== clerk[index])) {
        found.push({ path: path.map(({ outcome, box }) => [outcome, box]), now, rule, clerk });
      }
      if (path.length === longest) return;

      const due = typeof clerk[2] === 'number' ? clerk[2] : last + 36;
      const box = gaps === 'when due' ? due : last + inBoxes(gaps[path.length] ?? 0);
      for (const kind of of) {
        const until = kind.outcome === 'asked_later' ? box + inBoxes(1_600) : null;
        const next = { ...kind, box, until };
        const attempt = { ...kind, at: moment(box), until: until === null ? null : moment(until) };
        walk(noted(slip, next, calendar), [...path, next], [...attempts, attempt]);
      }
    };
    const begun = { ...fresh, state: 'open', answer: null, from: 3 } as const;
    walk({ ...begun, warned: null, isWrong: false, isBegun: false }, [], []);
    return { found: found.slice(0, 3), differing: found.length, count, states };
  }

  test('every sequence of up to six', () => {
    const { count, states, ...differing } = differences(kinds, 6);
    expect(differing).toEqual({ found: [], differing: 0 });
    const asking =
      record === 'refusing' ? ['needs_deposit'] : ['due', 'waiting_reply', 'postponed'];
    const open = [...asking, 'needs_address', 'expired'];
    expect([...states]).toEqual(expect.arrayContaining(open));
    expect(count).toBe(55_987);
  });

  test('every outcome, of up to three', () => {
    const { count, states, ...differing } = differences(all, 3);
    expect(differing).toEqual({ found: [], differing: 0 });
    expect(count).toBe(2_955);
    expect([...states]).toEqual(expect.arrayContaining(['confirmed', 'declined']));
  });
});

test.each([
  [
    '2026-11-23T12:00',
    ['now 12:00', 'this_afternoon 14:00', 'this_evening 18:00', 'tomorrow_morning 10:00'],
  ],
  [
    '2026-11-23T20:30',
    ['now 20:30', 'tomorrow_morning 10:00', 'tomorrow_afternoon 14:00', 'tomorrow_evening 18:00'],
  ],
  [
    '2026-11-23T23:00',
    [
      'tomorrow_morning 10:00',
      'tomorrow_afternoon 14:00',
      'tomorrow_evening 18:00',
      'morning_after 10:00',
    ],
  ],
  [
    '2026-11-23T03:00',
    ['this_morning 10:00', 'this_afternoon 14:00', 'this_evening 18:00', 'tomorrow_morning 10:00'],
  ],
  // Friday's prayer.
  [
    '2026-11-27T12:00',
    [
      'this_afternoon 14:00',
      'this_evening 18:00',
      'tomorrow_morning 10:00',
      'tomorrow_afternoon 14:00',
    ],
  ],
])('who asks at %s may be called at one of four times, none of them quiet', (now, times) => {
  const offered = callTimes(defaultDesk, new Date(`${now}+02:00`));
  const clock = (at: Date) => {
    const { minutes } = cairoMinutes(at);
    const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
    return `${hour}:${String(minute).padStart(2, '0')}`;
  };
  expect(offered.map(({ name, at }) => `${name} ${clock(at)}`)).toEqual(times);
});
