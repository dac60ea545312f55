import { draftNamed } from '@craftsandore/resilience';

const most = 5;

// As a draft, because signing out forgets those.
const stored = draftNamed<string[]>('recent-searches', 'browser');

/** What was searched in this browser, the latest first. */
export const recentSearches = (): string[] => stored.read() ?? [];

export function rememberSearch(query: string): void {
  stored.save([query, ...recentSearches().filter((other) => other !== query)].slice(0, most));
}

export const forgetSearches = (): void => stored.remove();
