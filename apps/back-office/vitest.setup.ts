import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  // React reports hydration faults, missing keys and bad props here: none of them is harmless.
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
