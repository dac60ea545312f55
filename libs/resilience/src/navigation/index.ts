export { keepDestination, resumeDestination } from './destination.ts';
export { useLeaveQuestion } from './use-leave-question.ts';
export { useSecondTry } from './use-second-try.ts';
