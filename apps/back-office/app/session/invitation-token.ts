const key = 'invitation';

/**
 * The token of the link that was opened. It is taken out of the address, before a history or a person can carry it on; the
 * tab keeps it for a reload, or for the page in the other language.
 */
export function takeInvitationToken(): string {
  const url = new URL(location.href);
  const token = new URLSearchParams(url.hash.slice(1)).get('token');
  if (token === null) return kept();
  url.hash = '';
  history.replaceState(history.state, '', url);
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // Without storage the link has to be opened again.
  }
  return token;
}

/** Once it has been used up. */
export function forgetInvitationToken(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept.
  }
}

function kept(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
