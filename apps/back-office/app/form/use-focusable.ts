import { type RefObject, useEffect, useState } from 'react';

type Handle = { name: string; focus: () => void };
type Form<Field extends string> = {
  register: (name: Field) => { ref: (handle: Handle) => void };
};

/** Lets the form give the focus to a group whose value no single input holds: to what is wrong in it, or its first control. */
export function useFocusable<Field extends string>(
  { register }: Form<Field>,
  name: Field,
  group: RefObject<HTMLElement | null>,
) {
  const [handle] = useState(() => ({
    name,
    focus: () => {
      const first = (selector: string) => group.current?.querySelector<HTMLElement>(selector);
      (first('[aria-invalid=true]') ?? first('input, button'))?.focus();
    },
  }));
  // At every render, because the form forgets its fields when it begins anew.
  useEffect(() => register(name).ref(handle));
}
