import { signedPiastres } from '@craftsandore/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { Money } from './money.tsx';

test.each([
  ['ar', 'ناقص ٥٣٫٩ جنيه مصري'],
  ['en', 'minus 53.9 Egyptian pounds'],
] as const)(
  'says in %s that an amount is taken off, where a sign is not read out',
  (locale, said) => {
    renderInApp(
      <p>
        <Money amount={signedPiastres(-5_390)} />
      </p>,
      { locale },
    );
    const told = screen.getByRole('paragraph').textContent.replace(/[\u2068\u2069]/g, '');
    expect(told).toContain(said);
  },
);
