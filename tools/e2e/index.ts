export { apiUrl, journey } from './journey.ts';
export { expectFingerTargets } from './expect-finger-targets.ts';
export { expectFocusInSight } from './expect-focus-in-sight.ts';
export { expectNoViolations } from './expect-no-violations.ts';
export { isLookedAtOn } from './looked-at-on.ts';
export { mailedLink } from './outbox.ts';
export { tabTo } from './tab-to.ts';
export { watchLayoutShift } from './watch-layout-shift.ts';
