import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let consoleError: MockInstance;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  // React reports hydration faults, missing keys and bad props here: none of them is harmless.
  expect(consoleError).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
