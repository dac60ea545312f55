import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { createLive, LiveContext } from '../../live/live.ts';
import type { NotRefreshed } from '../../navigation/keeping-last.ts';
import { renderRoutes } from '../../testing/render-routes.tsx';
import { accepted } from '../../testing/results.ts';
import { LatePanel } from './late-panel.tsx';

test('what is held back is read at once, and shown when what stands above it has come', async () => {
  const loader = vi.fn(() => accepted({ word: 'Paid' }));
  const live = createLive(() => true);
  function Page() {
    const [isHeld, setHeld] = useState(true);
    return (
      <LiveContext value={live}>
        <button onClick={() => setHeld(false)}>The one above is here</button>
        <LatePanel<{ word: string } & NotRefreshed>
          {...{ title: 'Money', orderId: 7, path: '/money', kinds: ['order.changed'], isHeld }}
        >
          {({ word }) => <p>{word}</p>}
        </LatePanel>
      </LiveContext>
    );
  }
  renderRoutes(
    [
      { path: '/', element: <Page /> },
      { path: '/money', loader },
    ],
    () => Promise.resolve(null),
    ['/'],
  );
  await waitFor(() => expect(loader).toHaveBeenCalledOnce());
  await act(async () => {});
  expect(screen.queryByText('Paid')).toBeNull();
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('Paid')).toBeVisible();
});
