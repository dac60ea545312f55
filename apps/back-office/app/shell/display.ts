import { useSyncExternalStore } from 'react';

/** Display preferences. Each is an attribute of the document; CSS does the rest. */
type Display = { scheme: 'light' | 'dark'; density: 'default' | 'compact' };

/** Whether the page is shown so now. The scheme follows the system until the person chooses. */
export function useIsDisplayed<K extends keyof Display>(name: K, value: Display[K]): boolean {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset[name] === value);
}

/** Shows it so, and keeps the choice for the next visit (see before-first-paint.js). */
export function chooseDisplay<K extends keyof Display>(name: K, value: Display[K]): void {
  document.documentElement.dataset[name] = value;
  try {
    localStorage.setItem(name, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}
