import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss, type Job } from 'pg-boss';

import { MailJob, type QueueMail } from '../mail/mail-job.ts';

/** Background work. Any instance may do a job, but never two at once. */
export type Work = {
  /** @param jobId the same each time that a mail is tried. */
  mail: (job: MailJob, jobId: string) => Promise<void>;
  /** By name, what is done once every minute. */
  everyMinute: Record<string, (queueMail: QueueMail) => Promise<void>>;
  /** By name, what is done once every morning, when people read their mail. */
  everyMorning: Record<string, (queueMail: QueueMail) => Promise<void>>;
  /** By name, what is done once every night. */
  nightly: Record<string, () => Promise<void>>;
};

type Options = {
  databaseUrl: string;
  logger: FastifyBaseLogger;
  /** Missing in processes that only enqueue jobs. */
  work?: Work;
};

export type Jobs = ReturnType<typeof createJobs>;

const mailQueue = 'mail';

/** A mail that cannot be sent is retried for about half a day, with exponential backoff. */
const patience = { retryLimit: 15, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 };

const day = 24 * 60 * 60;

/** A job queue in PostgreSQL: jobs outlive the process that enqueued them. */
export function createJobs({ databaseUrl, logger, work }: Options) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'craftsandore-jobs',
    max: 2,
    supervise: work !== undefined,
    schedule: work !== undefined,
  });
  // It goes on by itself when the database is back.
  boss.on('error', (error) => logger.error({ err: error }, 'job queue'));

  const queueMail: QueueMail = async (db, job) => {
    await boss.start(); // nothing more to do where it runs already
    await boss.send(mailQueue, job, { db: fromDrizzle(db, sql) });
  };

  async function startMailing({ mail }: Work) {
    const options = { batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const;
    await boss.work<unknown, unknown, typeof options>(mailQueue, options, (jobs) =>
      Promise.all(jobs.map((job) => attempt(job))),
    );

    async function attempt({ id, data }: Job<unknown>) {
      try {
        await mail(MailJob.parse(data), id);
        return { id, status: 'completed' as const };
      } catch (error) {
        logger.warn({ err: error, job: id }, 'mail not sent, to be tried again');
        return { id, status: 'failed' as const };
      }
    }
  }

  async function startRegular({ everyMinute, everyMorning, nightly }: Work) {
    const daily = [
      { at: '17 3 * * *', jobs: nightly },
      { at: '30 10 * * *', jobs: everyMorning },
    ];
    for (const { at, jobs } of daily) {
      for (const [name, run] of Object.entries(jobs)) {
        await boss.createQueue(name, { policy: 'exclusive', retryLimit: 3, retryDelay: 600 });
        await boss.schedule(name, at, null, { tz: 'Africa/Cairo', missed: 'once' });
        await boss.work(name, { pollingIntervalSeconds: 60 }, () => run(queueMail));
      }
    }
    for (const [name, run] of Object.entries(everyMinute)) {
      // Not tried again: the next minute is the next try.
      await boss.createQueue(name, {
        policy: 'exclusive',
        retryLimit: 0,
        deleteAfterSeconds: 3600,
      });
      await boss.schedule(name, '* * * * *', null, {});
      await boss.work(name, { pollingIntervalSeconds: 20 }, () => run(queueMail));
    }
    // Of an earlier version: nobody would do what is still scheduled under their names.
    for (const { name } of await boss.getSchedules()) {
      const isKnown = [nightly, everyMorning, everyMinute].some((jobs) => name in jobs);
      if (!isKnown) await boss.unschedule(name);
    }
  }

  return {
    queueMail,

    async start(): Promise<void> {
      await boss.start();
      await boss.createQueue(mailQueue, {
        ...patience,
        expireInSeconds: 120,
        deleteAfterSeconds: day,
      });
      if (!work) return;
      await startMailing(work);
      await startRegular(work);
    },

    /** Waits a few seconds for running jobs. Those that do not finish are done again later. */
    stop: (): Promise<void> => boss.stop({ timeout: 5000 }),
  };
}
