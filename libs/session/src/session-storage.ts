import type { SessionUser } from '@craftsandore/contract';

type Kept = { token: string | null; user: SessionUser | null };

const nobody: Kept = { token: null, user: null };

/** A kept session is in localStorage, one for this tab only in sessionStorage; the latter wins. */
export function readSession(): Kept {
  try {
    return readFrom(sessionStorage) ?? readFrom(localStorage) ?? nobody;
  } catch {
    return nobody; // storage may be forbidden, or hold what somebody else wrote
  }
}

/** Stores a session, in place of any other; `keep` lets it outlive the browser. */
export function keepSession(token: string, user: SessionUser, keep: boolean): void {
  clearSession();
  try {
    const storage = keep ? localStorage : sessionStorage;
    storage.setItem('token', token);
    storage.setItem('user', JSON.stringify(user));
  } catch {
    // Without storage the session lasts as long as the page.
  }
}

/** Updates the person where the session is stored. */
export function keepUser(user: SessionUser): void {
  try {
    const storage = sessionStorage.getItem('token') ? sessionStorage : localStorage;
    storage.setItem('user', JSON.stringify(user));
  } catch {
    // Without storage the session lasts as long as the page.
  }
}

/** Removes the session from both storages. */
export function clearSession(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      storage.removeItem('token');
      storage.removeItem('user');
    }
  } catch {
    // Nothing was kept then.
  }
}

function readFrom(storage: Storage): Kept | null {
  const token = storage.getItem('token');
  const user: unknown = JSON.parse(storage.getItem('user') ?? 'null');
  return token && isUser(user) ? { token, user } : null;
}

function isUser(value: unknown): value is SessionUser {
  return typeof value === 'object' && value !== null && 'name' in value && 'roleId' in value;
}
