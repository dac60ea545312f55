import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// What is waited for comes late on a busy machine, and dialogs fetch their code when they are first needed.
configure({ asyncUtilTimeout: 20_000 });

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to another
  interface TaskMeta {
    /** For the summary of a run. */
    isSecondTry?: boolean;
  }
}

let consoleError: MockInstance;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

/** React says it of the test, not of the page: user-event's `act` is never awaited, and what it presses may still load. */
const suspendedInAct = /^A component suspended inside an `act` scope/;

afterEach(({ task }) => {
  if (task.result?.retryCount) task.meta.isSecondTry = true;
  cleanup();
  const errors = consoleError.mock.calls.filter(([error]) => !suspendedInAct.test(String(error)));
  // Before the assertion, so that a test that fails takes no other with it.
  vi.restoreAllMocks();
  // React reports hydration errors, missing keys and bad props here: none of them is harmless.
  expect(errors).toEqual([]);
});
