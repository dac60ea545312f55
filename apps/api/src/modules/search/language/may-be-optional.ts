import { detachedForms, isNumber, isOptional } from '@craftsandore/search';

/** Whether a word is an optional one, perhaps with a letter attached. */
export const mayBeOptional = (typed: string) =>
  !isNumber(typed) && [typed, ...detachedForms(typed)].some(isOptional);
