import type { Page } from '@playwright/test';

/** Errors of a page, thrown or written to its console, as they come; without those that a journey provokes. */
export function consoleErrors(page: Page, isProvoked: (words: string) => boolean): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isProvoked(message.text())) errors.push(message.text());
  });
  return errors;
}
