import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { SignInPage } from './sign-in-page.tsx';

const page = {
  shopUrl: 'http://shop.example',
  refusal: undefined,
  isPending: false,
  onSubmit: () => undefined,
  onPasskey: () => undefined,
};

test('leads who has forgotten the password to the page of the shop for that', () => {
  renderInApp(<SignInPage {...page} />, { locale: 'ar' });
  const link = screen.getByRole('link', { name: 'نسيت كلمة المرور؟' });
  expect(link).toHaveAttribute('href', 'http://shop.example/request-reset-password?lang=ar');
});

test('takes the focus of a page whose session has ended, and of no other', () => {
  const { rerender } = renderInApp(<SignInPage {...page} reason="no-token" />);
  expect(document.body).toHaveFocus();
  rerender(<SignInPage {...page} reason="ended" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
