/**
 * Takes the token of a mailed link out of the address, before a history or a person can carry it on. The router, which is
 * not told, still has it.
 */
export function hideToken() {
  const url = new URL(location.href);
  if (!url.searchParams.has('token')) return;
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url);
}
