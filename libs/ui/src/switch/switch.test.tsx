import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';

import { Switch } from './switch.tsx';

test('is named by its label alone, and the label works it', async () => {
  const onCheckedChange = vi.fn();
  render(<Switch label="Spring banner" state="Inactive" onCheckedChange={onCheckedChange} />);

  await userEvent.click(screen.getByText('Spring banner'));

  expect(screen.getByRole('switch', { name: 'Spring banner' })).toBeChecked();
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('shows what its caller says while a change is not yet kept', async () => {
  render(<Switch label="Spring banner" state="Inactive" checked={false} />);
  await userEvent.click(screen.getByRole('switch'));
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('stays as it is while disabled', async () => {
  render(<Switch label="Spring banner" state="Inactive" disabled />);
  await userEvent.click(screen.getByRole('switch'));
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('gives refs and extra props to the control, and className to the outside', () => {
  const ref = createRef<HTMLButtonElement>();
  const { container } = render(
    <Switch ref={ref} label="Spring banner" state="Inactive" name="active" className="wide" />,
  );

  expect(ref.current).toBe(screen.getByRole('switch'));
  expect(container.firstElementChild).toHaveClass('wide');
});
