import type { Refusal, Result } from '@craftsandore/api-client';
import { validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { useSession } from '@craftsandore/session';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type Path, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';

import type { Sending } from '../navigation/actions.ts';
import { draftOfForm } from './draft-of-form.ts';
import { useUnsaved } from './unsaved-guard.tsx';
import { useSending } from './use-sending.ts';

/** Values of a form's fields: text, or a chosen photo. */
type Typed = Record<string, string | File | undefined>;

type EditFormOptions<Kept, Fields extends Typed, Parsed> = {
  /** The key that the draft is stored under. */
  name: string;
  /** The saved record. It changes when somebody else saves while the form is open. */
  kept: Kept;
  fieldsOf: (kept: Kept) => Fields;
  /** What is typed, parsed into what is saved. */
  schema: z.ZodType<Parsed, Fields>;
};

/** The type of an error that the API found in a field. */
export const refusedByApi = 'refused';

/** An edit conflict: the fields that somebody else has saved differently, and the two ways to resolve it. */
export type EditConflict = {
  fields: string[];
  theirs: Typed;
  keepTheirs: () => void;
  keepMine: () => void;
};

/**
 * A form that loses nothing: what is typed survives a failed save, a reload and the end of the session, and is never
 * overwritten by what others save meanwhile, nor overwrites it unseen.
 */
export function useEditForm<Kept, Fields extends Typed, Parsed>({
  name,
  kept: loaded,
  fieldsOf,
  schema,
}: EditFormOptions<Kept, Fields, Parsed>) {
  const { locale } = useLocale();
  const userId = useSession(({ user }) => user?.id);
  // The draft stays the same person's when the session ends while the form is open.
  const [draft] = useState(() => draftOfForm<Kept, Fields>(userId, name));
  const [found] = useState(draft.read); // without its photos, which storage does not take
  const [lost, setLost] = useState(found?.photos ?? []);

  /** The record that the edit started from. */
  const [base, setBase] = useState(found?.base ?? loaded);
  /** What was loaded when this form was saved: older than that, until it is read again. */
  const [stale, setStale] = useState<Kept>();
  const kept = stale !== undefined && loaded === stale ? base : loaded;
  const [refusal, setRefusal] = useState<Refusal>();
  const [takenOver, setTakenOver] = useState<string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const { sent, cancel, follow } = useSending();
  const isBusy = useRef(false); // at once, unlike the state: a second press may come before the next render

  const form = useForm<Fields, unknown, Parsed>({
    resolver: zodResolver(schema, { error: (issue) => validationSentence(issue, locale) }),
    defaultValues: { ...fieldsOf(kept), ...found?.fields } as DefaultValues<Fields>, // all of them, which is more than it asks for
  });
  const typed = useWatch({ control: form.control }) as Fields; // complete, because the defaults are
  const was = fieldsOf(base);
  const theirs = fieldsOf(kept);
  const isDirty = !isSame(typed, was);
  const isOvertaken = !isSame(theirs, was);
  /** Typed here and saved there, perhaps in other digits: by this form, if the answer to its save was lost. */
  const meansTheirs = (field: string) =>
    typed[field] === theirs[field] ||
    isReadAlike(schema, typed, { ...typed, [field]: theirs[field] });
  const ofBoth = Object.keys(was).filter(
    (field) => typed[field] !== was[field] && theirs[field] !== was[field],
  );
  const agreed = ofBoth.filter(meansTheirs);
  const conflicting = ofBoth.filter((field) => !agreed.includes(field));

  useEffect(() => {
    if (isDirty) draft.save({ base, fields: typed, photos: photosOf(typed) });
    else draft.remove();
  }, [draft, isDirty, base, typed]);

  const drop = useUnsaved(isDirty, draft.remove);

  function begin(from: Kept) {
    draft.remove();
    drop();
    setBase(from);
    setLost([]);
    setRefusal(undefined);
    setTakenOver([]);
    form.reset(fieldsOf(from));
  }

  /** Rebases the form on what others have saved. Typed values are kept, except in the fields of `yielding`. */
  function goOnFromTheirs(yielding: string[] = []) {
    const stands = (field: string) =>
      typed[field] !== was[field] && !yielding.includes(field) && !agreed.includes(field);
    const merged = Object.entries(theirs).map(([field, value]) => [
      field,
      stands(field) ? typed[field] : value,
    ]);
    const changed = Object.keys(was).filter(
      (field) => theirs[field] !== was[field] && !ofBoth.includes(field),
    );
    const isAllSaved = changed.length === 0 && !Object.keys(was).some(stands);
    if (isAllSaved) setRefusal(undefined);
    // Nobody who has typed nothing here needs to compare.
    if (isDirty) setTakenOver((fields) => [...new Set([...fields, ...changed])]);
    setBase(kept);
    form.reset(Object.fromEntries(merged) as Fields); // the same fields
  }

  // Take over others' changes to fields that are not in conflict.
  const followOthers = useEffectEvent(() => goOnFromTheirs());
  const follows = isOvertaken && !isSaving && conflicting.length === 0;
  useEffect(() => {
    if (follows) followOthers();
  }, [follows]);

  /** Says beside the fields what the API says of them; whether that is all that it says. */
  function mark({ details }: Refusal): boolean {
    const ofFields = details.filter(({ path }) => path in was);
    ofFields.forEach(({ path, message }, index) =>
      form.setError(
        path as Path<Fields>, // one of its names
        { type: refusedByApi, message },
        { shouldFocus: index === 0 },
      ),
    );
    return details.length > 0 && ofFields.length === details.length;
  }

  /**
   * Submits the form if its fields are valid. `seen` is the record as the person knows it. `onFault` is called before the
   * first invalid field gets the focus, and when the save is refused.
   */
  function submitWith(
    save: (parsed: Parsed, seen: Kept, sending: Sending) => Promise<Result<Kept>>,
    onSaved?: (saved: Kept) => void,
    onFault?: () => void,
  ) {
    return (event: FormEvent) => {
      event.preventDefault();
      void form.handleSubmit(async (parsed) => {
        if (isBusy.current) return;
        isBusy.current = true;
        setSaving(true);
        const seen = isOvertaken ? base : kept;
        const result = await follow((sending) => save(parsed, seen, sending));
        isBusy.current = false;
        setSaving(false);
        if (result?.ok) {
          setStale(() => loaded);
          begin(result.value);
          onSaved?.(result.value);
        } else {
          setRefusal(result && (mark(result.refusal) ? undefined : result.refusal)); // none where it was cancelled
          if (result) onFault?.();
        }
      }, onFault)(event);
    };
  }

  function resolve(yielding?: string[]) {
    setRefusal(undefined);
    goOnFromTheirs(yielding);
  }

  const conflict: EditConflict = {
    fields: conflicting,
    theirs,
    keepTheirs: () => resolve(conflicting),
    keepMine: () => resolve(),
  };

  return {
    register: form.register,
    setFocus: form.setFocus,
    setValue: form.setValue,
    errors: form.formState.errors,
    typed,
    isDirty,
    /** Whether a photo had been chosen for the field, which a reload has lost. */
    hasLost: (field: string) => lost.includes(field) && typed[field] === undefined,
    isSaving,
    /** The progress of a photo's upload, and how to cancel it. */
    upload: sent === undefined ? undefined : { sent, onCancel: cancel },
    refusal: isSaving ? undefined : refusal,
    /** The fields that somebody else has changed since they were seen, until the form is saved. */
    changedByOthers: [...takenOver, ...conflicting],
    submitWith,
    discard: () => begin(kept),
    /** Types all fields at once: nothing is saved by it. */
    fill: (fields: Fields) => form.reset(fields),
    conflict: conflicting.length > 0 && !isSaving ? conflict : undefined,
  };
}

function isSame(some: Typed, others: Typed): boolean {
  return Object.keys(others).every((field) => some[field] === others[field]);
}

/** Whether a form that is not wrong is saved as the same with either. */
function isReadAlike<Fields>(schema: z.ZodType<unknown, Fields>, some: Fields, other: Fields) {
  const [one, another] = [schema.safeParse(some), schema.safeParse(other)];
  return (
    one.success && another.success && JSON.stringify(one.data) === JSON.stringify(another.data)
  );
}

const photosOf = (fields: Typed) =>
  Object.keys(fields).filter((field) => fields[field] instanceof File);
