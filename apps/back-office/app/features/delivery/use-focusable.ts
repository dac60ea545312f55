import { type RefObject, useEffect, useState } from 'react';

import type { DeliveryField } from './delivery-fields.ts';
import type { DeliveryForm } from './use-delivery-form.ts';

/** Lets the form give the focus to the first control of a group whose value no single input holds. */
export function useFocusable(
  { register }: Pick<DeliveryForm, 'register'>,
  name: DeliveryField,
  group: RefObject<HTMLElement | null>,
) {
  const [handle] = useState(() => ({
    name,
    focus: () =>
      group.current
        ?.querySelector<HTMLElement>('[aria-invalid=true], input:not([aria-invalid]), button')
        ?.focus(),
  }));
  // At every render, because the form forgets its fields when it begins anew.
  useEffect(() => register(name).ref(handle));
}
