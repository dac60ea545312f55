export { draftNamed, forgetDrafts } from './draft.ts';
export { lazily } from './lazily.ts';
export { isLostPart, watchForLostParts } from './lost-part.ts';
export { useIdle } from './use-idle.ts';
export { useLater } from './use-later.ts';
