import type { Page } from '@playwright/test';

/** Errors of a page, thrown or written to its console, as they come; without those that a journey provokes. */
export function complaintsOf(page: Page, isProvoked: (words: string) => boolean): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isProvoked(message.text())) complaints.push(message.text());
  });
  return complaints;
}
