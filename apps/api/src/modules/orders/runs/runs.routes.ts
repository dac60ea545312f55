import {
  closeRun,
  createRun,
  getRun,
  listRuns,
  piastres,
  readDriverRun,
  renewRunLink,
  signDriverRun,
  startDriverRun,
  takeOutOfRun,
  tellOutcome,
} from '@craftsandore/contract';
import { siteOf } from '@craftsandore/env/networks';
import type { Locale } from '@craftsandore/i18n';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Database, DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { runs } from '../../../db/schema/runs.ts';
import { isPrivate } from '../../../limits/is-private.ts';
import type { Limits } from '../../../limits/limits.ts';
import { Problem } from '../../../problem.ts';
import { renewLink, takeOut } from './change-run.ts';
import { close, sumOf } from './close-run.ts';
import { make } from './create-run.ts';
import { driverRunOf } from './driver-run.ts';
import { findRuns } from './list-runs.ts';
import { findStops, isOver, lockRun, readRun, type RunRow, takenOf } from './run-rows.ts';
import type { RunTokens } from './run-tokens.ts';
import { setOut } from './set-out.ts';
import { tell } from './tell-outcome.ts';

type Options = { db: Database; limits: Limits; runTokens: RunTokens };

/** Rounds of the shop's own courier: made by staff, driven by whoever has the link. */
export default async function runsRoutes(
  app: FastifyInstance,
  { db, limits, runTokens: tokens }: Options,
): Promise<void> {
  const reading = (locale: Locale) => ({ tokens, locale, now: new Date() });

  app.implement(listRuns, ({ query }) => findRuns(db, query));

  app.implement(getRun, ({ params }, { locale }) => readRun(db, params.id, reading(locale)));

  app.implement(createRun, ({ body }, { actor, key, locale }) =>
    db.transaction(async (tx) => {
      const id = await make(tx, { body, staffId: actor.id, key, now: new Date() });
      return readRun(tx, id, reading(locale));
    }),
  );

  app.implement(takeOutOfRun, ({ params }, { locale }) =>
    db.transaction(async (tx) => {
      await takeOut(tx, params);
      return readRun(tx, params.id, reading(locale));
    }),
  );

  app.implement(renewRunLink, ({ params }, { locale }) =>
    db.transaction(async (tx) => {
      await renewLink(tx, params.id);
      return readRun(tx, params.id, reading(locale));
    }),
  );

  app.implement(closeRun, ({ params, body }, { actor, locale }) =>
    db.transaction(async (tx) => {
      await close(tx, { ...params, body, actorId: actor.id, now: new Date() });
      return readRun(tx, params.id, reading(locale));
    }),
  );

  const findRun = async (tx: DatabaseOrTransaction, id: number) =>
    (await tx.select().from(runs).where(eq(runs.id, id)))[0];

  /** @throws Problem for a token that is of no run: of one network only so many are looked up. */
  async function runOf(token: string, ip: string): Promise<RunRow> {
    const id = tokens.runIdIn(token);
    const run = id === null ? undefined : await findRun(db, id);
    if (run && tokens.isOf(token, run)) return run;
    if (!isPrivate(ip)) await limits.wrongLinks.take(siteOf(ip));
    throw new Problem('run.not_found');
  }

  /** Does something with the run of a token, and answers with what its driver sees then. */
  async function drive(
    { token, ip, locale }: { token: string; ip: string; locale: Locale },
    act: (tx: Transaction, run: RunRow) => Promise<void>,
  ) {
    const run = await runOf(token, ip);
    return db.transaction(async (tx) => {
      await act(tx, run);
      return driverRunOf(tx, (await findRun(tx, run.id)) ?? run, locale);
    });
  }

  app.implement(readDriverRun, async ({ params }, { ip, locale }) => {
    const run = await runOf(params.token, ip);
    if (isOver(run, new Date())) throw new Problem('run.over');
    return driverRunOf(db, run, locale);
  });

  app.implement(startDriverRun, ({ params }, { ip, locale }) =>
    drive({ ...params, ip, locale }, (tx, { id }) => setOut(tx, id, new Date())),
  );

  app.implement(tellOutcome, ({ params, body }, { ip, locale }) =>
    drive({ ...params, ip, locale }, (tx, { id }) =>
      tell(tx, { runId: id, body, now: new Date() }),
    ),
  );

  app.implement(signDriverRun, ({ params, body }, { ip, locale }) =>
    drive({ ...params, ip, locale }, async (tx, { id }) => {
      const now = new Date();
      const run = await lockRun(tx, id);
      if (isOver(run, now)) throw new Problem('run.over');
      const taken = piastres(takenOf(await findStops(tx, [id])));
      if (taken !== body.total) throw new Problem('run.changed', { values: sumOf(taken) });
      if (run.signedCash === taken) return;
      await tx.update(runs).set({ signedCash: taken, signedAt: now }).where(eq(runs.id, id));
    }),
  );
}
