/** Gives the focus to a line that is put back, as soon as it is shown. */
export function focusLine(productDesignId: number | undefined) {
  requestAnimationFrame(() => {
    const link = `[data-line="${productDesignId}"] a:not([tabindex])`;
    document.querySelector<HTMLElement>(link)?.focus();
  });
}
