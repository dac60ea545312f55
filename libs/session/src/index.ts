export { lazyApi } from './lazy-api.ts';
export { safeNext } from './safe-next.ts';
export { SessionContext, useSession } from './session-context.ts';
export { createSessionStore, type Session, type SessionStore } from './session-store.ts';
export { useLastUserId } from './use-last-user-id.ts';
