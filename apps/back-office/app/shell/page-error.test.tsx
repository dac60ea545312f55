import { en } from '@craftsandore/i18n/back-office/en';
import { LocaleProvider } from '@craftsandore/i18n/react';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { PageError } from './page-error.tsx';

test('the title of a failed page is in its language, though its sentence is Arabic in both', async () => {
  const loader = () => {
    throw new Error('broken');
  };
  const router = createMemoryRouter([{ path: '/', loader, errorElement: <PageError /> }]);
  render(
    <LocaleProvider locale="en" dictionary={en}>
      <RouterProvider router={router} />
    </LocaleProvider>,
  );

  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Something went wrong | Back office');
});
