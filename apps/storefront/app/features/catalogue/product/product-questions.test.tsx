import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aQuestion, someQuestions } from '../../../testing/a-question.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ProductQuestions } from './product-questions.tsx';

const open = (questions: ReturnType<typeof someQuestions>) =>
  renderInApp(<ProductQuestions productId={7} questions={questions} />, { path: '/product/7' });

test('a question stands with its answer, each in the language in which it was written', () => {
  const answer = { text: 'No, only the block.', createdAt: '2026-11-13T10:00:00.000Z' };
  open(someQuestions([aQuestion({ answer })]));
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('heading', { level: 3 })).toHaveTextContent('هل تأتي السكاكين معه؟');
  expect(article.getByText('هل تأتي السكاكين معه؟')).toHaveAttribute('lang', 'ar');
  expect(article.getByText('No, only the block.')).toHaveAttribute('lang', 'en');
  expect(article.getByText('Nada E.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^All questions/ })).toBeNull();
});

test('leads to the form, and to all questions where there are more', () => {
  open(someQuestions([aQuestion()], 14));
  const ask = screen.getByRole('link', { name: 'Ask a question' });
  expect(ask).toHaveAttribute('href', '/product/7/ask');
  const all = screen.getByRole('link', { name: 'All questions (14)' });
  expect(all).toHaveAttribute('href', '/product/7/questions');
});

test('says that nobody has asked, or that it could not be loaded', () => {
  open(someQuestions([]));
  expect(screen.getByText('No one has asked about it yet.')).toBeVisible();
  cleanup();

  open(someQuestions(null));
  expect(screen.getByRole('status')).toHaveTextContent('The questions could not be loaded.');
  expect(screen.getByRole('link', { name: 'Ask a question' })).toBeVisible();
});
