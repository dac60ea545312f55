import type { ErrorCode } from '@craftsandore/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const refused = (code: ErrorCode, sentence: string) => ({
  ok: false as const,
  refusal: { status: 400, code, sentence, details: [], requestId: undefined },
});

test('says that an address is verified already, and that nothing is wrong', () => {
  renderInApp(
    <VerifyEmailPage result={refused('account.already_verified', 'Already verified.')} />,
  );
  expect(screen.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  expect(screen.getByText('Already verified.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says why a link does not work', () => {
  renderInApp(<VerifyEmailPage result={refused('auth.link_invalid', 'Ask for a new link.')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Ask for a new link.');
});
