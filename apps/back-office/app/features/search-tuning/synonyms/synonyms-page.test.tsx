import { pageMeta } from '@craftsandore/contract';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { aSynonymGroup } from '../../../testing/a-synonym-group.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted } from '../../../testing/results.ts';
import { SynonymsPage } from './synonyms-page.tsx';

test('a note runs in the direction of most of its words', async () => {
  const note = 'شطرنج, the game, is left out.';
  const groups = { data: [aSynonymGroup({ note })], meta: pageMeta(1, 20, 1) };
  const synonyms = Promise.resolve(accepted(groups));
  await act(async () =>
    renderInApp(
      <SynonymsPage
        filters={{ page: 1 }}
        synonyms={synonyms}
        onFilter={vi.fn()}
        onRetry={vi.fn()}
      />,
      { locale: 'ar' },
    ),
  );
  expect(await screen.findByText(note)).toHaveAttribute('dir', 'ltr');
});
