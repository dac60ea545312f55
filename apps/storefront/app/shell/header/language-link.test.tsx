import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { LanguageLink } from './language-link.tsx';

test.each([
  ['/home?sort=newest', '/home?sort=newest&lang=ar'],
  ['//evil.example/signin', '/evil.example/signin?lang=ar'],
  ['/reset-password?token=secret', '/reset-password?lang=ar'],
])('leads from %s to this shop in the other language', (path, href) => {
  renderInApp(<LanguageLink />, { path });
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});
