const retryAfterMs = 3_000;

/**
 * Fetches code, and retries as long as the connection fails: React's `lazy` would give up at the first failure and take
 * the page down. An aborted `signal` ends the retries, and the failure is thrown.
 */
export async function withRetry<Code>(
  fetchCode: () => Promise<Code>,
  signal?: AbortSignal,
): Promise<Code> {
  for (;;) {
    try {
      return await fetchCode();
    } catch (error) {
      if (signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
      if (signal?.aborted) throw error;
    }
  }
}
