/** How long to wait before code that did not come is asked for once more. */
const retryAfterMs = 3_000;

/**
 * Fetches code, and asks again as long as the connection fails. For whatever would give up for good at the first
 * failure, as React's `lazy` does, and take the page down with it. Once `signal` is aborted the failure is thrown:
 * nobody waits any more.
 */
export async function patiently<Code>(
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
