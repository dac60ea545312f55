import { piastres, type Run, type RunDetails, type RunStop } from '@craftsandore/contract';

import { aParcel } from './a-parcel.ts';

/** Three parcels of Hany's, who has brought one and was refused at the door of another. */
export const aRun = (fields: Partial<Run> = {}): Run => ({
  ...{ id: 12, driverName: 'هاني فتحي', driverPhone: '+201012345678', day: '2026-11-27' },
  ...{ state: 'open', stopsCount: 3, doneCount: 2, deliveredCount: 1 },
  createdAt: '2026-11-27T07:00:00.000Z',
  startedAt: '2026-11-27T08:30:00.000Z',
  ...{ signedAt: null, closedAt: null, counted: null, difference: null },
  ...{ away: piastres(89_000), due: piastres(173_000), taken: piastres(173_000) },
  ...fields,
});

const said = { reason: null, day: null, note: null, keptCount: null, cash: piastres(0) };

const stops: RunStop[] = [
  {
    parcel: aParcel({ state: 'delivered' }),
    said: {
      ...{ ...said, outcome: 'delivered', cash: piastres(173_000) },
      at: '2026-11-27T09:10:00.000Z',
    },
    taken: piastres(173_000),
  },
  {
    parcel: aParcel({
      ...{ id: 2, orderId: 1186, orderReference: 'CS-26-01186', customerName: 'عمر خليل' },
      ...{ trackingNumber: 'CS-26-01186-1', state: 'returning', reason: 'wants_to_open' },
    }),
    said: {
      ...{ ...said, outcome: 'refused', reason: 'wants_to_open', note: 'لم يوافق على الدفع أولًا' },
      at: '2026-11-27T09:40:00.000Z',
    },
    taken: piastres(0),
  },
  {
    parcel: aParcel({
      ...{ id: 3, orderId: 1190, orderReference: 'CS-26-01190', customerName: 'منى سعيد' },
      ...{ trackingNumber: 'CS-26-01190-1', state: 'out_for_delivery', cashDue: piastres(89_000) },
    }),
    ...{ said: null, taken: piastres(0) },
  },
];

export const aWholeRun = (fields: Partial<RunDetails> = {}): RunDetails => ({
  ...aRun(),
  stops,
  driverToken: 'AAAADAtLzZqkY1yXbQm5s1Yw7k8',
  linkEnds: '2026-11-29T22:00:00.000Z',
  ...{ staffName: 'Mariam', closedBy: null, signed: null, note: null },
  ...fields,
});

/** The same once its cash was counted, of which some was missing. */
export const aClosedRun = (): RunDetails =>
  aWholeRun({
    ...{ state: 'closed', counted: piastres(170_000), difference: piastresBelow(3_000) },
    ...{ signed: piastres(173_000), note: 'بنزين', closedBy: 'Nadia', driverToken: null },
    ...{ away: piastres(0), closedAt: '2026-11-27T15:00:00.000Z' },
  });

const piastresBelow = (amount: number) => -amount as Run['due']; // whole piastres, as the others
