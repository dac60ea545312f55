import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { useRefusalSentence } from './use-refusal-sentence.ts';

function Sentence(refusal: { sentence?: string; status?: number }) {
  return <p>{useRefusalSentence()({ sentence: undefined, status: undefined, ...refusal })}</p>;
}

test.each([
  ['the sentence of the API', { sentence: 'Not now.', status: 409 }, 'Not now.'],
  ['that the server failed', { status: 502 }, 'The server failed. Please try again.'],
  ['that nothing came', {}, 'No connection. Check your internet and try again.'],
])('says %s', (_, refusal, words) => {
  renderInApp(<Sentence {...refusal} />);
  expect(screen.getByText(words)).toBeVisible();
});
