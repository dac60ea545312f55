type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'
>;

/**
 * The letter that a scanner meant: it presses keys by their place, so that an Arabic layout makes `ؤس` of `CS`. Undefined
 * where the layout has the letter, or none is meant.
 */
export function latinOf({ key, code, ctrlKey, altKey, metaKey, isComposing }: Pressed) {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (ctrlKey || altKey || metaKey || isComposing || /^[a-z]$/i.test(key)) return undefined;
  return letter;
}
