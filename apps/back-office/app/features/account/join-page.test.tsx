import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { accepted, refused } from '../../testing/results.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { JoinPage } from './join-page.tsx';

const invitation = accepted({ email: 'mona@example.com', roleName: 'Sales' as const });

function show(props: Partial<Parameters<typeof JoinPage>[0]> = {}) {
  const onSubmit = vi.fn();
  renderInApp(
    <JoinPage
      invitation={invitation}
      refusal={undefined}
      isPending={false}
      onSubmit={onSubmit}
      {...props}
    />,
  );
  return onSubmit;
}

const join = () => userEvent.click(screen.getByRole('button', { name: 'Join' }));

test('asks for a name and a password, and names address and role', async () => {
  const onSubmit = show();
  expect(screen.getByText(/with this role: .*Sales/)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('mona@example.com');

  await join();
  expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Name'), 'Mona Adel');
  await userEvent.type(screen.getByLabelText('Password'), 'a-lathe-by-the-window');
  await join();
  await waitFor(() =>
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      name: 'Mona Adel',
      password: 'a-lathe-by-the-window',
    }),
  );
});

test('a link that is not good any more leads to the sign-in', () => {
  show({ invitation: refused({ status: 422, code: 'auth.link_invalid' }) });
  expect(screen.getByRole('alert')).toHaveTextContent('This invitation is no longer valid.');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
});
