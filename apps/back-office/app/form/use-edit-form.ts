import { validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { useSession } from '@craftsandore/session';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useState } from 'react';
import { type DefaultValues, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';

import type { Refusal } from '../refusal.ts';
import { draftNamed } from './draft.ts';
import { useUnsaved } from './unsaved-guard.tsx';

/** What fields hold while they are typed in: text, and a chosen picture. */
type Typed = Record<string, string | File | undefined>;

type EditFormOptions<Kept, Fields extends Typed> = {
  /** Names the draft of what is typed and not saved. */
  name: string;
  /** The thing as it is kept now: somebody else may change it while the form is open. */
  kept: Kept;
  fieldsOf: (kept: Kept) => Fields;
  schema: z.ZodType<unknown, Fields>;
};

/** How a save ended: with the thing as it is kept now, or with the reason why not. */
export type SaveOutcome<Kept> = { saved: Kept } | { refusal: Refusal };

/**
 * A form that loses nothing: what is typed survives a failed save, a reload and the end of the session, and is never
 * overwritten by what others save meanwhile, nor overwrites it unseen.
 */
export function useEditForm<Kept, Fields extends Typed>({
  name,
  kept,
  fieldsOf,
  schema,
}: EditFormOptions<Kept, Fields>) {
  const { locale } = useLocale();
  const userId = useSession(({ user }) => user?.id);
  // The draft stays the same person's when the session ends while the form is open.
  const [draft] = useState(() => draftNamed<{ base: Kept; fields: Fields }>(`${userId}:${name}`));
  const [found] = useState(draft.read); // without its pictures, which storage does not take

  /** What the typing began from. */
  const [base, setBase] = useState(found?.base ?? kept);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSaving, setSaving] = useState(false);

  const form = useForm({
    resolver: zodResolver(
      schema,
      { error: (issue) => validationSentence(issue, locale) },
      { raw: true },
    ),
    defaultValues: { ...fieldsOf(kept), ...found?.fields } as DefaultValues<Fields>, // all of them, which is more than it asks for
  });
  const typed = useWatch({ control: form.control }) as Fields; // complete, because the defaults are
  const isDirty = !isSame(typed, fieldsOf(base));
  const isOvertaken = !isSame(fieldsOf(kept), fieldsOf(base));

  useEffect(() => {
    if (isDirty) draft.keep({ base, fields: typed });
    else draft.forget();
  }, [draft, isDirty, base, typed]);

  const drop = useUnsaved(isDirty, draft.forget);

  function letGo() {
    draft.forget();
    drop();
  }

  function begin(from: Kept) {
    letGo();
    setBase(from);
    setRefusal(undefined);
    form.reset(fieldsOf(from));
  }

  // Nothing typed, so nothing to ask: the form follows what others saved.
  useEffect(() => {
    if (isOvertaken && !isDirty && !isSaving) begin(kept);
  });

  /** Sends the form when its fields are right. `seen` is the thing as the person has seen it. */
  function submitWith(
    save: (fields: Fields, seen: Kept) => Promise<SaveOutcome<Kept>>,
    onSaved?: (saved: Kept) => void,
  ) {
    return (event: FormEvent) => {
      event.preventDefault();
      if (isSaving) return;
      void form.handleSubmit(async (fields) => {
        setSaving(true);
        const outcome = await save(fields as Fields, isOvertaken ? base : kept); // as typed, because the resolver is raw
        setSaving(false);
        if ('refusal' in outcome) {
          setRefusal(outcome.refusal);
        } else {
          begin(outcome.saved);
          onSaved?.(outcome.saved);
        }
      })(event);
    };
  }

  return {
    register: form.register,
    setFocus: form.setFocus,
    setValue: form.setValue,
    errors: form.formState.errors,
    typed,
    isDirty,
    isSaving,
    refusal,
    submitWith,
    discard: () => begin(kept),
    /** What somebody else has saved since, while something else is typed here. */
    overtaken:
      isOvertaken && isDirty && !isSaving
        ? {
            theirs: fieldsOf(kept),
            takeTheirs: () => begin(kept),
            keepMine: () => {
              setBase(kept);
              setRefusal(undefined);
            },
          }
        : undefined,
  };
}

function isSame(some: Typed, others: Typed): boolean {
  return Object.keys(others).every((field) => some[field] === others[field]);
}
