export { complaintsOf } from './complaints-of.ts';
export { expectNoViolations } from './expect-no-violations.ts';
export { watchLayoutShift } from './watch-layout-shift.ts';
