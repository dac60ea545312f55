import { ApiError } from '@craftsandore/api-client';

/** What the API said when it refused: a sentence in the caller's language, or undefined when it said nothing. */
export function serverSentence(error: unknown): string | undefined {
  return error instanceof ApiError && error.message ? error.message : undefined;
}

/** An answer or the lack of one, for pages that say so in the answer's place. */
export type Outcome<T> = { answer: T } | { answer: null; serverMessage: string | undefined };

/** Turns a refusal into an outcome. Never rejects. */
export function outcomeOf<T>(answer: Promise<T>): Promise<Outcome<T>> {
  return answer.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ answer: null, serverMessage: serverSentence(error) }),
  );
}
