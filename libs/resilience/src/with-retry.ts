const retryAfterMs = 3_000;

/** A server reads files, which come to no harm on the way: what is not there stays away, and a page would wait for it for ever. */
const isServer = () => typeof document === 'undefined';

/**
 * Fetches code, and in a browser retries as long as the connection fails: React's `lazy` would give up at the first failure and
 * take the page down. An aborted `signal` ends the retries, and the failure is thrown.
 */
export async function withRetry<Code>(
  fetchCode: () => Promise<Code>,
  signal?: AbortSignal,
): Promise<Code> {
  for (;;) {
    try {
      return await fetchCode();
    } catch (error) {
      if (signal?.aborted || isServer()) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
      if (signal?.aborted) throw error;
    }
  }
}
