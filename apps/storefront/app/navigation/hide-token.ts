const keyOf = (pathname: string) => `token of ${pathname}`;

/**
 * Takes the token of a mailed link out of the address, before a history or a person can carry it on. The router, which is
 * not told, still has it, and the tab keeps it: for a reload, or for the page in the other language.
 */
export function hideToken() {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (token === null) return;
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url);
  try {
    sessionStorage.setItem(keyOf(url.pathname), token);
  } catch {
    // Without storage the link has to be opened again.
  }
}

/** The token that was taken out of this page's address, in this tab. */
export function hiddenToken(): string | null {
  try {
    return sessionStorage.getItem(keyOf(location.pathname));
  } catch {
    return null;
  }
}

/** Once it has been used up. */
export function removeHiddenToken() {
  try {
    sessionStorage.removeItem(keyOf(location.pathname));
  } catch {
    // Nothing is kept.
  }
}
