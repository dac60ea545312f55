export { draftNamed } from './draft.ts';
export { safeNext } from './safe-next.ts';
export { SessionContext, useSession } from './session-context.ts';
export { createSessionStore, type Session, type SessionStore } from './session-store.ts';
export { useLastPerson } from './use-last-person.ts';
