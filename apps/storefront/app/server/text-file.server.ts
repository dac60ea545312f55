const anHour = 'public, max-age=3600';

/** A file that is made here, for machines: cached for an hour. */
export function textFile(content: string, type: string): Response {
  return new Response(content, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': anHour },
  });
}
