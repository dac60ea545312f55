import { draftNamed } from '@craftsandore/resilience';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import { useStorefront } from '../session/context.ts';

type Fields = Record<string, string>;

/**
 * Keeps what is typed into a form, for its owner, across a reload and a new sign-in. `putBack` receives the draft that
 * an earlier visit left.
 */
export function useDraft(name: string, putBack: (fields: Fields) => void) {
  const { session } = useStorefront();
  const [{ own, ofGuest }] = useState(() => {
    const ofGuest = draftNamed<Fields>(`guest:${name}`);
    // From the store itself: while a page hydrates, the hook returns nobody.
    const userId = session.getState().user?.id;
    return {
      ofGuest,
      own: userId === undefined ? ofGuest : draftNamed<Fields>(`${userId}:${name}`),
    };
  });
  const putBackThen = useEffectEvent(putBack);

  useEffect(() => {
    const fields = own.read() ?? ofGuest.read();
    if (fields) putBackThen(fields);
  }, [own, ofGuest]);

  return {
    keep: (form: HTMLFormElement) => own.save(fieldsOf(form)),
    remove: () => {
      own.remove();
      ofGuest.remove();
    },
  };
}

/** The same for an uncontrolled form: props to spread on it. The draft ends when the form is submitted. */
export function usePlainDraft(name: string, { isSent }: { isSent: boolean | undefined }) {
  const ref = useRef<HTMLFormElement>(null);
  const draft = useDraft(name, (fields) => {
    if (ref.current) fillIn(ref.current, fields);
  });
  const remove = useEffectEvent(draft.remove);

  useEffect(() => {
    if (isSent) remove();
  }, [isSent]);

  return { ref, onInput: (event: FormEvent<HTMLFormElement>) => draft.keep(event.currentTarget) };
}

/** What was typed before the page was ready stays. */
function fillIn(form: HTMLFormElement, fields: Fields) {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    if (control && 'value' in control && !control.value) control.value = value;
  }
}

/** All but passwords, also where they are shown. */
function fieldsOf(form: HTMLFormElement): Fields {
  const fields = new FormData(form);
  for (const { name } of form.querySelectorAll<HTMLInputElement>('[autocomplete$=password]')) {
    fields.delete(name);
  }
  return Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
}
