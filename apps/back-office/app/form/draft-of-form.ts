import { draftNamed } from '@craftsandore/resilience';

/** What is unsaved in a form: values, the record that they change, and the names of the fields that hold a photo. */
type FormDraft<Kept, Fields> = { base: Kept; fields: Fields; photos?: string[] };

/** The draft of one person's form, under the name that the form has. */
export const draftOfForm = <Kept, Fields>(userId: number | undefined, name: string) =>
  draftNamed<FormDraft<Kept, Fields>>(`${userId}:${name}`);
