/** An ancestor of what had the focus, and which of its children led there. */
type Step = { parent: Element; place: number };

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Where what the keyboard has chosen is taken out of the page, the focus goes on to what stands in its place, or nearest to
 * it: from the body one would begin again at the top. A focus that is given to something else meanwhile comes first.
 * Returns how to end it.
 */
export function keepFocus(root: Element): () => void {
  let chosen: Element | undefined;
  let steps: Step[] = [];
  let frame = 0;

  function remember({ target }: FocusEvent) {
    // A dialog lies elsewhere: what opened it stays the last one that was chosen here.
    if (!(target instanceof Element) || !root.contains(target)) return;
    chosen = target.matches(':focus-visible') ? target : undefined;
    steps = chosen ? stepsTo(chosen, root) : [];
  }

  function goOn() {
    if (!chosen || chosen.isConnected || document.activeElement !== document.body) return;
    nearest(steps)?.focus();
  }

  const watching = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(goOn);
  });
  watching.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  return () => {
    watching.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', remember);
  };
}

function stepsTo(element: Element, root: Element): Step[] {
  const steps: Step[] = [];
  for (let child = element; child !== root;) {
    const parent = child.parentElement;
    if (!parent) break;
    steps.push({ parent, place: [...parent.children].indexOf(child) });
    child = parent;
  }
  return steps;
}

/** In the innermost ancestor that is left: what stands in the place or after it, else the last one before. */
function nearest(steps: Step[]): HTMLElement | undefined {
  for (const { parent, place } of steps) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    const inOrder = [...children.slice(place), ...children.slice(0, place).reverse()];
    for (const child of inOrder) {
      const found = child.matches(focusable) ? child : child.querySelector(focusable);
      if (found instanceof HTMLElement) return found;
    }
  }
  return undefined;
}
