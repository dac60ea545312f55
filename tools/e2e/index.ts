export { apiUrl, journey } from './journey.ts';
export { expectNoViolations } from './expect-no-violations.ts';
export { watchLayoutShift } from './watch-layout-shift.ts';
