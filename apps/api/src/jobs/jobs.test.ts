import { setTimeout as delay } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { testDatabase } from '../../test/support/database.ts';
import { createLogger } from '../logging/logger.ts';
import type { MailJob } from '../mail/mail-job.ts';
import { createJobs, type Jobs, type Work } from './jobs.ts';

const { db, url } = await testDatabase();
const logger = createLogger('silent');

const running: Jobs[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await db.execute(sql`delete from pgboss.job`);
});

/** One instance of the API, as far as jobs go; without work it only asks for them. */
async function anInstance(work?: Partial<Work>) {
  const jobs = createJobs({
    databaseUrl: url,
    logger,
    ...(work && {
      work: {
        ...{ mail: async () => undefined, everyMinute: {}, everyMorning: {}, nightly: {} },
        ...work,
      },
    }),
  });
  running.push(jobs);
  await jobs.start();
  return jobs;
}

const job = (userId: number): MailJob => ({ mail: 'verify-email', userId, locale: 'ar' });

/** Time passes for jobs that wait to be tried again. */
const hurry = () =>
  db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

describe('a mail', () => {
  test('is sent when what it tells of is committed, and not when that is undone', async () => {
    const mail = vi.fn<Work['mail']>(async () => undefined);
    const { queueMail } = await anInstance({ mail });

    await db.transaction((tx) => queueMail(tx, job(1)));
    const undone = db.transaction(async (tx) => {
      await queueMail(tx, job(2));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await db.transaction((tx) => queueMail(tx, job(3)));

    await expect.poll(() => mail.mock.calls.length).toBe(2);
    const sent = mail.mock.calls.map(([job]) => job);
    expect(sent).toEqual(expect.arrayContaining([job(1), job(3)]));
  });

  test('waits for an instance that sends it, across a restart', async () => {
    const before = await anInstance();
    await before.queueMail(db, job(4));
    await before.stop();

    const mail = vi.fn<Work['mail']>(async () => undefined);
    await anInstance({ mail });

    await expect.poll(() => mail.mock.calls.length).toBe(1);
  });

  test('that fails is tried again under the same id, later and later', async () => {
    const mail = vi.fn<Work['mail']>().mockRejectedValueOnce(new Error('mailbox is full'));
    const { queueMail } = await anInstance({ mail });
    await queueMail(db, job(5));
    const waiting = async () => {
      const { rows } = await db.execute(
        sql`select retry_limit, start_after > now() + interval '10 seconds' as later from pgboss.job where state = 'retry'`,
      );
      return rows;
    };
    await expect.poll(waiting).toEqual([{ retry_limit: 15, later: true }]);

    await hurry();

    await expect.poll(() => mail.mock.calls.length).toBe(2);
    expect(mail.mock.calls[1]).toEqual(mail.mock.calls[0]);
  });

  test('does not hold up others when it fails', async () => {
    const mail = vi.fn<Work['mail']>(async (job) => {
      if ('userId' in job && job.userId === 6) throw new Error('mailbox is full');
    });
    const { queueMail } = await anInstance({ mail });
    await db.transaction(async (tx) => {
      await queueMail(tx, job(6));
      await queueMail(tx, job(7));
    });

    const states = async () => {
      const { rows } = await db.execute(
        sql`select data ->> 'userId' as id, state from pgboss.job order by 1`,
      );
      return rows;
    };
    await expect.poll(states).toEqual([
      { id: '6', state: 'retry' },
      { id: '7', state: 'completed' },
    ]);
  });

  test('is sent by one of several instances', async () => {
    const mail = vi.fn<Work['mail']>(async () => undefined);
    const [one] = await Promise.all([anInstance({ mail }), anInstance({ mail })]);
    await Promise.all(Array.from({ length: 30 }, (_, index) => one.queueMail(db, job(index))));

    await expect.poll(() => mail.mock.calls.length).toBe(30);
    expect(new Set(mail.mock.calls.map(([, id]) => id)).size).toBe(30);
  });

  test('is sent although the connections to the database were cut', async () => {
    const mail = vi.fn<Work['mail']>(async () => undefined);
    const noticed = vi.spyOn(logger, 'error');
    const { queueMail } = await anInstance({ mail });
    const { rowCount: cut } = await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'craftsandore-jobs'`,
    );
    // What is asked on a connection before its end is noticed fails, as it would on any.
    await expect.poll(() => noticed.mock.calls.length).toBeGreaterThanOrEqual(cut ?? 1);

    await queueMail(db, job(10));
    await expect.poll(() => mail.mock.calls.length).toBe(1);
  });

  test('that is on its way is waited for when the process ends', async () => {
    const sent: number[] = [];
    const onItsWay = Promise.withResolvers<unknown>();
    const mail: Work['mail'] = async (job) => {
      onItsWay.resolve(undefined);
      await delay(1500);
      if ('userId' in job) sent.push(job.userId);
    };
    const jobs = await anInstance({ mail });
    await jobs.queueMail(db, job(8));
    await onItsWay.promise;

    await jobs.stop();

    expect(sent).toEqual([8]);
  });
});

describe('what is done every night', () => {
  test('is on the calendar of Cairo, once however many instances there are', async () => {
    const nightly = { 'sweep-the-workshop': async () => undefined };
    await Promise.all([anInstance({ nightly }), anInstance({ nightly })]);
    const { rows } = await db.execute(
      sql`select name, cron, timezone from pgboss.schedule where name = 'sweep-the-workshop'`,
    );
    expect(rows).toEqual([
      { name: 'sweep-the-workshop', cron: '17 3 * * *', timezone: 'Africa/Cairo' },
    ]);
  });

  test('leaves the calendar with the version that did it', async () => {
    const before = await anInstance({ nightly: { 'dust-the-shelves': async () => undefined } });
    await before.stop();
    await anInstance({ nightly: { 'sweep-the-workshop': async () => undefined } });
    const { rows } = await db.execute(sql`select name from pgboss.schedule`);
    expect(rows).toEqual([{ name: 'sweep-the-workshop' }]);
  });

  test('is done when its time has come', async () => {
    const sweep = vi.fn(async () => undefined);
    await db.execute(
      sql`insert into pgboss.job (name, policy) select name, policy from pgboss.queue where name = 'sweep-the-workshop'`,
    );
    await anInstance({ nightly: { 'sweep-the-workshop': sweep } });
    await expect.poll(() => sweep.mock.calls.length).toBe(1);
  });
});

test('what is done every minute is on the calendar, with the queue that its mails go to', async () => {
  const told: unknown[] = [];
  const everyMinute = {
    'tell-who-waits': async (queueMail: Jobs['queueMail']) => {
      await queueMail(db, job(11));
      told.push(queueMail);
    },
  };
  const sent = vi.fn(async () => undefined);
  await anInstance({ everyMinute, mail: sent });
  const { rows } = await db.execute(sql`select name, cron from pgboss.schedule`);
  expect(rows).toEqual([{ name: 'tell-who-waits', cron: '* * * * *' }]);

  await db.execute(
    sql`insert into pgboss.job (name, policy) select name, policy from pgboss.queue where name = 'tell-who-waits'`,
  );
  // An instance that begins looks at once, one that runs within twenty seconds.
  await anInstance({ everyMinute, mail: sent });
  await expect.poll(() => sent.mock.calls.length, { timeout: 60_000 }).toBeGreaterThan(0);
});

test('several instances may start on a new database at once', async () => {
  await db.execute(sql`drop schema pgboss cascade`);
  const instances = await Promise.all([anInstance(), anInstance(), anInstance()]);
  await instances[2]?.queueMail(db, job(9));
});
