import { expect, test } from 'vitest';

import { forgetInvitationToken, takeInvitationToken } from './invitation-token.ts';

test('takes the token out of the address, and keeps it for a reload', () => {
  history.replaceState(null, '', '/invitation?lang=en#token=secret');
  expect(takeInvitationToken()).toBe('secret');
  expect(location.href).toMatch(/\/invitation\?lang=en$/);
  expect(takeInvitationToken()).toBe('secret');

  forgetInvitationToken();
  expect(takeInvitationToken()).toBe('');
});
