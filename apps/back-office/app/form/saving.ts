import { reasonOf } from '../refusal.ts';
import type { SaveOutcome } from './use-edit-form.ts';

/** Turns the API's answer to a save into an outcome for the form. Never rejects. */
export function saving<Kept>(save: Promise<Kept>): Promise<SaveOutcome<Kept>> {
  return save.then(
    (saved) => ({ saved }),
    (error: unknown) => ({ refusal: reasonOf(error) }),
  );
}
