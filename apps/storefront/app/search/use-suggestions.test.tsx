import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { StorefrontContext } from '../session/context.ts';
import { createStorefront } from '../storefront.tsx';
import { exampleSettings } from '../testing/settings.ts';
import { exampleShop } from '../testing/shop.ts';
import type { Suggestion } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type Question = { signal: AbortSignal; respond: (term: string) => void; fail: () => void };

/** Types with pauses, and records what is asked for. */
function typing() {
  const questions = new Map<string, Question>();
  const ask = (_: unknown, text: string, signal: AbortSignal) =>
    new Promise<Suggestion[]>((resolve, reject) => {
      questions.set(text, {
        signal,
        respond: (term) => resolve([{ kind: 'term', term }]),
        fail: () => reject(new Error('No connection')),
      });
    });
  const storefront = createStorefront(exampleSettings, 'en', exampleShop.en);
  const { result, rerender } = renderHook(({ text }) => useSuggestions(text, ask), {
    initialProps: { text: '' },
    wrapper: ({ children }) => <StorefrontContext value={storefront}>{children}</StorefrontContext>,
  });

  return {
    asked: () => [...questions.keys()],
    signalOf: (text: string) => questions.get(text)?.signal,
    respond: (text: string, term: string) => act(async () => questions.get(text)?.respond(term)),
    fail: (text: string) => act(async () => questions.get(text)?.fail()),
    terms: () => result.current.flatMap((one) => (one.kind === 'term' ? one.term : [])),
    async type(text: string, { pauseMs = 500 } = {}) {
      rerender({ text });
      await act(() => vi.advanceTimersByTimeAsync(pauseMs));
    },
  };
}

test('asks once typing pauses', async () => {
  const { type, asked } = typing();
  await type('b', { pauseMs: 50 });
  await type('bo', { pauseMs: 50 });
  await type('bow');
  expect(asked()).toEqual(['bow']);
});

test('a late response never replaces that for the last text', async () => {
  const { type, signalOf, respond, terms } = typing();
  await type('b');
  await type('bow');
  expect(signalOf('b')?.aborted).toBe(true);

  await respond('bow', 'bowl');
  await respond('b', 'board');
  expect(terms()).toEqual(['bowl']);
});

test('what was suggested stays until there is something newer', async () => {
  const { type, respond, terms } = typing();
  await type('b');
  await respond('b', 'board');
  await type('bo');
  expect(terms()).toEqual(['board']);

  await type('');
  expect(terms()).toEqual([]);
  await type('s');
  expect(terms()).toEqual([]);
});

test('suggests nothing where no response can be had', async () => {
  const { type, respond, fail, terms } = typing();
  await type('b');
  await respond('b', 'board');
  await type('bo');
  await fail('bo');
  expect(terms()).toEqual([]);
});
