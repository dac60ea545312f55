import type { Pool } from 'pg';

type JobCounts = { queue: string; waiting: number; failed: number };

/** Of each queue that has any: jobs that wait for their turn or for another try, and those that were given up. */
export async function countJobs(pool: Pool): Promise<JobCounts[]> {
  const { rows } = await pool.query<JobCounts>(`
    select name as queue,
      count(*) filter (where state <> 'failed')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name`);
  return rows;
}
