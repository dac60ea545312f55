/** What a page tells itself when its buttons do what they are there for. */
export const hydratedEvent = 'storefront:hydrated';

/**
 * Keeps the presses of buttons whose code has not come yet, and presses them again, in turn, once the page is alive.
 * What browsers do by themselves, to follow a link or to send a form, they do at once. Stands alone: it is written into
 * the page as text, before everything else that runs.
 */
export function replayEarlyClicks(hydratedEvent: string): void {
  // Without feedback people press again, and mean it once.
  const pressed = new Set<HTMLElement>();

  function keep(event: Event) {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
    if (!button) return;
    event.stopPropagation();
    pressed.add(button);
  }

  async function pressAgain() {
    removeEventListener('click', keep, true);
    for (const button of pressed) {
      // React brings a part to life for whom it is pressed, but not in the middle of what it does.
      await new Promise((done) => setTimeout(done));
      button.click();
    }
  }

  addEventListener('click', keep, true);
  addEventListener(hydratedEvent, pressAgain, { once: true });
}
