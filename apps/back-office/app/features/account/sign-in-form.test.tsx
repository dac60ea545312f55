import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { SignInForm } from './sign-in-form.tsx';

test('hands over what was entered, and keeps the session unless told otherwise', async () => {
  const onSubmit = vi.fn();
  renderInApp(<SignInForm isPending={false} onSubmit={onSubmit} />);

  await userEvent.type(screen.getByLabelText('Email'), 'sales@craftsandore.example');
  await userEvent.type(screen.getByLabelText('Password'), 'wooden-spoon-2020{Enter}');

  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.lastCall?.[0]).toEqual({
    email: 'sales@craftsandore.example',
    password: 'wooden-spoon-2020',
    keep: true,
  });
});

test('says in the language of the page what is missing', async () => {
  const onSubmit = vi.fn();
  renderInApp(<SignInForm isPending={false} onSubmit={onSubmit} />, { locale: 'ar' });

  await userEvent.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));

  await screen.findAllByText('هذا الحقل مطلوب.');
  expect(screen.getByLabelText('البريد الإلكتروني')).toHaveAccessibleDescription(
    'هذا الحقل مطلوب.',
  );
  expect(onSubmit).not.toHaveBeenCalled();
});
