import type { Pool } from 'pg';

type JobCounts = { queue: string; waiting: number; failed: number };

/** Jobs by queue: waiting (queued, running or to be retried) and failed. */
export async function countJobs(pool: Pool): Promise<JobCounts[]> {
  const { rows } = await pool.query<JobCounts>(`
    select name as queue,
      count(*) filter (where state <> 'failed')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name`);
  return rows;
}
