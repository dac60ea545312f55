import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// What is waited for comes late on a busy machine, and dialogs fetch their code when they are first needed.
configure({ asyncUtilTimeout: 20_000 });

let consoleError: MockInstance;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  // React reports hydration errors, missing keys and bad props here: none of them is harmless.
  expect(consoleError).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
