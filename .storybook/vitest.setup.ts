import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// What is waited for comes late on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Of Storybook's own act(), where one story still ends as the next one begins: it says nothing about either. */
const ofStorybook = /environment is not configured to support act/;

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  const ours = consoleError.mock.calls.filter(([message]) => !ofStorybook.test(String(message)));
  expect(ours).toEqual([]);
  vi.restoreAllMocks();
});
