/** JSON as people read it; a body that was cut short, or is none, as it is; nothing for nothing. */
export function pretty(content: string | Record<string, unknown> | null): string {
  if (typeof content !== 'string') {
    const isEmpty = !content || Object.keys(content).length === 0;
    return isEmpty ? '' : JSON.stringify(content, null, 2);
  }
  try {
    return JSON.stringify(JSON.parse(content), null, 2);
  } catch {
    return content;
  }
}
