/** A `ref` for what takes the place of the button that was pressed: without it the focus would be lost with the button. */
export const takeFocus = (place: HTMLElement | null) => place?.focus({ preventScroll: true });
