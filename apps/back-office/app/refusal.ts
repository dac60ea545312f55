import { ApiError } from '@craftsandore/api-client';

/** What the API said when it refused: a sentence in the caller's language, or undefined when it said nothing. */
export function sentenceOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.message ? error.message : undefined;
}

/** An answer or the lack of one, for pages that say so in the answer's place. */
export type Outcome<T> = { answer: T } | { answer: null; sentence: string | undefined };

/** Turns a refusal into an outcome. Never rejects. */
export function outcomeOf<T>(answer: Promise<T>): Promise<Outcome<T>> {
  return answer.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ answer: null, sentence: sentenceOf(error) }),
  );
}

/** Why a change was not carried out. Without an answer there is neither code nor sentence. */
export type Refusal = { code: string | undefined; sentence: string | undefined };

/** The reason of a failed call. Undefined where the person has cancelled it. */
export function reasonOf(error: unknown): Refusal | undefined {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  const code = error instanceof ApiError ? error.code : undefined;
  return { code, sentence: sentenceOf(error) };
}

/** Turns the failure of a change into its reason, and its success into nothing. Never rejects. */
export function refusalOf(change: Promise<unknown>): Promise<Refusal | undefined> {
  return change.then(() => undefined, reasonOf);
}
