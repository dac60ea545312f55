import type { Result } from '@craftsandore/api-client';
import { pageMeta, type StaffQuestion } from '@craftsandore/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { aStaffQuestion } from '../../../testing/a-question.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { questionFiltersIn, questionsPath, type QuestionFilters } from './question-filters.ts';
import { QuestionsPage } from './questions-page.tsx';

beforeEach(() => sessionStorage.clear());

async function open(question: StaffQuestion, filters: Partial<QuestionFilters> = {}) {
  const onModerate = vi.fn(async () => accepted(question));
  const onFilter = vi.fn();
  const onReport = vi.fn((call: Promise<Result<StaffQuestion>>) => call);
  await act(async () => {
    renderInApp(
      <QuestionsPage
        {...{ onModerate, onFilter, onReport }}
        filters={{ page: 1, part: 'unanswered', ...filters }}
        questions={Promise.resolve(accepted({ data: [question], meta: pageMeta(1, 20, 1) }))}
        shopUrl="https://shop.example"
        onRetry={vi.fn()}
      />,
    );
  });
  const row = within((await screen.findByText(question.text)).closest('tr') ?? document.body);
  return { onModerate, onFilter, onReport, row };
}

test('an answer is written, stays where it is refused, and is told once it is published', async () => {
  const question = aStaffQuestion({ text: 'Is it heavy?' });
  const { row, onModerate, onReport } = await open(question);
  onModerate.mockResolvedValueOnce(refused({ sentence: 'Changed since.' }));
  await userEvent.click(row.getByRole('button', { name: /^Answer/ }));
  const answer = row.getByRole('textbox', { name: 'Answer' });
  expect(answer).toHaveFocus();
  await userEvent.type(answer, 'It is not.');
  await userEvent.click(row.getByRole('button', { name: 'Publish answer' }));
  expect(await row.findByRole('alert')).toHaveTextContent('Changed since.');
  expect(answer).toHaveValue('It is not.');
  expect(onReport).not.toHaveBeenCalled();

  await userEvent.click(row.getByRole('button', { name: 'Publish answer' }));
  await waitFor(() => expect(row.queryByRole('textbox')).toBeNull());
  expect(onModerate).toHaveBeenLastCalledWith(question, { answer: 'It is not.' });
  expect(onReport).toHaveBeenCalledOnce();
  // The question leaves the list, with the button that was pressed.
  expect(document.activeElement).toContainElement(screen.getByRole('table'));
});

test('an answer is a draft until it is published', async () => {
  const question = aStaffQuestion({ text: 'Is it heavy?' });
  const { row } = await open(question);
  await userEvent.click(row.getByRole('button', { name: /^Answer/ }));
  await userEvent.type(row.getByRole('textbox', { name: 'Answer' }), 'It is');
  expect(JSON.stringify({ ...sessionStorage })).toContain('It is');
});

test('an answer is changed or taken away', async () => {
  const answer = { text: 'It is not.', createdAt: '2026-11-13T10:00:00.000Z' };
  const question = aStaffQuestion({ text: 'Is it heavy?', answer });
  const { row, onModerate } = await open(question, { part: 'answered' });
  await userEvent.click(row.getByRole('button', { name: /^Change answer to/ }));
  expect(row.getByRole('textbox', { name: 'Answer' })).toHaveValue('It is not.');
  await userEvent.click(row.getByRole('button', { name: 'Remove answer' }));
  expect(onModerate).toHaveBeenLastCalledWith(question, { answer: null });
});

test('what nobody should read is hidden, and shown again; its product is a step away', async () => {
  const question = aStaffQuestion({ text: 'Call me!', isHidden: true });
  const { row, onModerate } = await open(question, { part: 'hidden' });
  expect(row.getByText('Hidden')).toBeVisible();
  const product = row.getByRole('link', { name: 'Knife block for six knives' });
  expect(product).toHaveAttribute('href', 'https://shop.example/product/7#questions');
  await userEvent.click(row.getByRole('button', { name: /^Show the question/ }));
  expect(onModerate).toHaveBeenLastCalledWith(question, { isHidden: false });
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('table')));
});

test('the parts are filters in the address; without one it lists what waits', async () => {
  const { onFilter } = await open(aStaffQuestion(), { page: 3 });
  await userEvent.click(screen.getByRole('button', { name: 'Answered' }));
  expect(onFilter).toHaveBeenCalledWith({ page: 1, part: 'answered' });

  expect(questionsPath({ part: 'answered', page: 2 })).toBe(
    '/admin-questions?part=answered&page=2',
  );
  expect(questionsPath({ part: 'unanswered' })).toBe('/admin-questions');
  const at = (search: string) => questionFiltersIn(`https://desk.example/admin-questions${search}`);
  expect(at('?part=hidden&page=2')).toMatchObject({ part: 'hidden', page: 2 });
  expect(at('?part=none')).toMatchObject({ part: 'unanswered', page: 1 });
});
