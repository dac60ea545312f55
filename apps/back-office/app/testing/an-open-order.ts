import { OrderStatus, type StaffOrderDetails } from '@craftsandore/contract';

import { aDeskOrder } from './a-desk-order.ts';
import { sampleOrder } from './sample-order.ts';

const { reasons } = aDeskOrder();
const made = { direction: 'out', until: null, isLastWarning: false, note: null } as const;

/** An order of the desk with a message and a call that came to nothing. */
export const anOpenOrder: StaffOrderDetails = {
  ...sampleOrder,
  orderStatusId: OrderStatus.pending,
  orderStatusName: 'pending',
  userName: 'هبة رضوان',
  orderCreatedAt: '2026-11-19T15:15:00.000Z',
  attempts: [
    {
      ...{ ...made, id: 1, channel: 'whatsapp', outcome: 'sent', staffName: 'Noha Selim' },
      createdAt: '2026-11-19T17:45:00.000Z',
    },
    {
      ...{ ...made, id: 2, channel: 'call', outcome: 'no_answer', staffName: 'Noha Selim' },
      createdAt: '2026-11-20T08:15:00.000Z',
    },
  ],
  confirmation: {
    ...{ state: 'due', nextStep: 'call', reasons },
    nextAttemptAt: '2026-11-20T16:00:00.000Z',
    deadlineAt: '2026-11-21T17:45:00.000Z',
  },
};
