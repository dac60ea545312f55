import type { Limit } from '../../limits/limit.ts';
import { Problem } from '../../problem.ts';

/** Who asks, and the code that they have named. */
type Try = { limit: Limit; site: string; code: string | undefined };

/** Codes are not found by trying: who has named too many wrong ones is told of none any more, right or wrong. */
export async function tryingCode<Answer>(
  { limit, site, code }: Try,
  work: () => Promise<Answer>,
  refusalOf: (answer: Answer) => Problem | null = () => null,
): Promise<Answer> {
  if (code === undefined) return work();
  await limit.take(site, 0);
  try {
    const answer = await work();
    if (isWrong(refusalOf(answer))) await limit.take(site);
    return answer;
  } catch (error) {
    if (isWrong(error)) await limit.take(site);
    throw error;
  }
}

const isWrong = (error: unknown) => error instanceof Problem && error.code === 'promotion.unknown';
