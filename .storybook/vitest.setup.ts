import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// What is waited for comes late on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/**
 * Storybook awaits the act() in which it unmounts a story outside of React's act environment, so a promise of that
 * story which settles at that moment makes React say this: now and then, and of nothing that is ours.
 */
const ofUnmounting = /environment is not configured to support act/;

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  const ours = consoleError.mock.calls.filter(([message]) => !ofUnmounting.test(String(message)));
  expect(ours).toEqual([]);
  vi.restoreAllMocks();
});
