const anHour = 'public, max-age=3600';

/** A file that is made here, for machines: cached for an hour, where nothing else is said. */
export function textFile(
  content: string,
  type: string,
  caching: Record<string, string> = { 'Cache-Control': anHour },
): Response {
  return new Response(content, {
    headers: { ...caching, 'Content-Type': `${type}; charset=utf-8` },
  });
}
