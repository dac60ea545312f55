import {
  type DeskSettings,
  exportDeskFigures,
  getDeskFigures,
  listDesk,
  maxExportedReportRows,
  maxReportDays,
  maxReportRows,
  recordAttempt,
  saveDesk,
  takeNextOrder,
  takeOrder,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import { saveSettings } from '../../settings/settings.ts';
import type { Asking } from './asking-messages.ts';
import { findDeskFigures } from './desk-figures.ts';
import { forgetDueTimes } from './due-times.ts';
import { deskFiguresAsCsv } from './export-desk-figures.ts';
import { findDesk } from './list-desk.ts';
import { noteAttempt } from './record-attempt.ts';
import { takeChosen, takeNext } from './take-order.ts';

type Options = Asking & { db: Database };

/** Where staff ask customers whether they want what they ordered. */
export default async function deskRoutes(app: FastifyInstance, { db, ...asking }: Options) {
  app.implement(listDesk, ({ query }, { locale }) =>
    findDesk(db, query, { locale, now: new Date(), asking }),
  );

  app.implement(getDeskFigures, ({ query }) =>
    findDeskFigures(db, {
      ...query,
      // All days, so that the list of them has no gap.
      atMost: query.by === 'day' ? maxReportDays : maxReportRows,
    }),
  );

  app.implement(exportDeskFigures, async ({ query }, { locale }) => {
    const { by, rows } = await findDeskFigures(db, { ...query, atMost: maxExportedReportRows });
    return { csv: deskFiguresAsCsv(by, rows, locale), count: rows.length };
  });

  app.implement(takeNextOrder, ({ query }, { actor, locale }) =>
    takeNext(db, { ...query, actorId: actor.id, locale, now: new Date(), asking }),
  );

  app.implement(takeOrder, ({ params, query }, { actor, locale }) =>
    takeChosen(db, params.orderId, {
      ...{ ...query, actorId: actor.id, locale, now: new Date(), asking },
    }),
  );

  app.implement(recordAttempt, ({ params, body }, { actor, key, locale }) =>
    db.transaction((tx) =>
      noteAttempt(tx, {
        ...{ ...params, body, actorId: actor.id, key, locale, now: new Date() },
        confirmTokens: asking.confirmTokens,
      }),
    ),
  );

  app.implement(saveDesk, ({ body }, { actor }) =>
    saveSettings(db, 'desk', {
      body,
      staffId: actor.id,
      within: async (tx, settings) => {
        assertDayInOrder(settings);
        await forgetDueTimes(tx);
      },
    }),
  );
}

/** Quiet hours are over night, and each part of the day has its time: else nobody could ever be called. */
function assertDayInOrder(settings: DeskSettings): void {
  const { quietUntil, afternoonFrom, eveningFrom, quietFrom, prayerFrom, prayerUntil } = settings;
  const day = { quietUntil, afternoonFrom, eveningFrom, quietFrom };
  const times = Object.entries(day);
  const wrong = times.find(([, time], index) => index > 0 && time <= (times[index - 1]?.[1] ?? ''));
  const path = wrong?.[0] ?? (prayerUntil < prayerFrom ? 'prayerUntil' : null);
  if (path) throw new Problem('settings.day_out_of_order', { faults: [{ path, values: {} }] });
}
