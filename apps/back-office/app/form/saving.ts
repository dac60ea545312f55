import { reasonOf } from '../refusal.ts';
import type { SaveOutcome } from './use-edit-form.ts';

/** Turns the answer to a save into what a form goes on with. Never rejects. */
export function saving<Kept>(save: Promise<Kept>): Promise<SaveOutcome<Kept>> {
  return save.then(
    (saved) => ({ saved }),
    (error: unknown) => ({ refusal: reasonOf(error) }),
  );
}
