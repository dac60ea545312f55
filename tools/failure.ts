/** Something that went wrong outside this program. Its message says what to do, and is all that people are shown. */
export class Failure extends Error {
  override name = 'Failure';
}

/** A program that was ended because it had said nothing for too long: it hung, which says nothing of what it checks. */
export class Silence extends Failure {
  override name = 'Silence';
}

/** The `code` of a system error such as EACCES, if it is one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
