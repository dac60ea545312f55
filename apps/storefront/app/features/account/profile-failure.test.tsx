import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '../../testing/render-in-shop.tsx';
import { ProfileFailure } from './profile-failure.tsx';

test('says what the API said, or else that the profile could not be had', () => {
  renderInShop(<ProfileFailure reason="The shop cannot answer right now." />);
  expect(screen.getByRole('alert')).toHaveTextContent('The shop cannot answer right now.');
});

test('has words of its own', () => {
  renderInShop(<ProfileFailure reason={null} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch profile data.');
});
