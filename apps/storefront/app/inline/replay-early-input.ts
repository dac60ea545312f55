/** What a page tells itself when its buttons do what they are there for. */
export const hydratedEvent = 'storefront:hydrated';

/**
 * Keeps what was pressed, chosen and typed before its code has come, and does it again, in turn, once the page is alive:
 * React sets a choice back to what the server has rendered, and has not heard of what was typed. What browsers do by
 * themselves, to follow a link or to send a form, they do at once. Stands alone: it is written into the page as text,
 * before everything else that runs.
 */
export function replayEarlyInput(hydratedEvent: string, replayedMark: string): void {
  // Each once: without feedback people press again, and mean it once; of a field the last counts.
  const early = new Map<EventTarget, () => void>();
  let isAlive = false;

  function keepPress(event: Event) {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
    if (!button) return;
    event.stopPropagation();
    early.set(button, () => {
      const one = inPlaceOf(button);
      one?.setAttribute(replayedMark, '');
      one?.click();
      one?.removeAttribute(replayedMark);
    });
  }

  /** What was chosen before may have put another button in its place: one of the same name, if there is but one. */
  function inPlaceOf(button: HTMLElement): HTMLElement | undefined {
    if (button.isConnected) return button;
    const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;
    const others = [...document.querySelectorAll<HTMLElement>('button[type=button]')];
    const [other, ...more] = others.filter((one) => nameOf(one) === nameOf(button));
    return more.length > 0 ? undefined : other;
  }

  function keepInput({ target: field }: Event) {
    // Of a field whose turn is still to come the last counts; any other is heard already.
    if (isAlive && !(field && early.has(field))) return;
    if (field instanceof HTMLSelectElement) {
      const { value } = field;
      early.set(field, () => {
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      });
    } else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      const { checked } = field;
      early.set(field, () => {
        field.checked = !checked; // or React, which may have left it as it was chosen, hears of no change
        field.click();
      });
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const { value } = field;
      early.set(field, () => {
        field.value = ''; // which React takes for what it knows
        Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        // Some fields take what was typed when they are left, which has long happened.
        if (field !== document.activeElement) {
          field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
        }
      });
    }
  }

  async function doAgain() {
    removeEventListener('click', keepPress, true);
    isAlive = true;
    for (const element of early.keys()) {
      // React brings a part to life for whom it is pressed, but not in the middle of what it does.
      await new Promise((done) => setTimeout(done));
      element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      const act = early.get(element);
      early.delete(element);
      act?.();
    }
    removeEventListener('input', keepInput, true);
  }

  addEventListener('click', keepPress, true);
  addEventListener('input', keepInput, true);
  addEventListener(hydratedEvent, doAgain, { once: true });
}
