import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { ProfileFailure } from './profile-failure.tsx';

test('says what the API said, or else that the profile could not be had', () => {
  renderInApp(<ProfileFailure sentence="The shop cannot answer right now." />);
  expect(screen.getByRole('alert')).toHaveTextContent('The shop cannot answer right now.');
});

test('has words of its own', () => {
  renderInApp(<ProfileFailure sentence={undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch profile data.');
});
