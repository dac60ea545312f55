import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';

import { Button } from './button.tsx';

test('sends a form only when it is told to', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('keeps its focus while loading, and refuses a second press', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Sending…
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Sending…' });

  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');

  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button.querySelector('[aria-hidden]')).toBeInTheDocument(); // the spinner
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('gives its ref and extra props to the button', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <Button ref={ref} name="step" className="wide">
      Next
    </Button>,
  );

  expect(ref.current).toBe(screen.getByRole('button'));
  expect(ref.current).toHaveAttribute('name', 'step');
  expect(ref.current).toHaveClass('wide');
});
