import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// What is waited for comes late on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(consoleError.mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
