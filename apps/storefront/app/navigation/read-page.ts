/** A whole number above 0 in a URL; anything else is undefined. */
export function positiveInteger(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The page that a URL asks for, or the first. */
export function readPage(params: URLSearchParams, name = 'page'): number {
  return positiveInteger(params.get(name)) ?? 1;
}
