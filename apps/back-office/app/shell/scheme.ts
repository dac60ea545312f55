import { useSyncExternalStore } from 'react';

const root = () => document.documentElement;

/** Whether the page is dark now. It follows the system until the person chooses (see before-first-paint.js). */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, () => root().dataset['scheme'] === 'dark');
}

/** Keeps the person's choice of scheme, and shows it. */
export function chooseScheme(scheme: 'light' | 'dark'): void {
  root().dataset['scheme'] = scheme;
  try {
    localStorage.setItem('scheme', scheme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-scheme'] });
  return () => observer.disconnect();
}
