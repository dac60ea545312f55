/** Indents JSON. Text that is not JSON, such as a truncated body, is returned as it is. */
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
