/**
 * Answers are `{ data, meta? }`, but older backends wrap twice (`data.data`) or not at all:
 * this is the one place that knows.
 */
export function readReply(body: unknown): { data: unknown; meta?: unknown } {
  let reply: { data: unknown; meta?: unknown } = { data: body };
  while (isWrapped(reply.data)) reply = { meta: reply.meta, ...reply.data };
  return reply;
}

function isWrapped(value: unknown): value is { data: unknown; meta?: unknown } {
  return typeof value === 'object' && value !== null && 'data' in value;
}
