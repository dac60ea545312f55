import { act, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../../../testing/render-in-app.tsx';
import { refused } from '../../../../testing/results.ts';
import { UploadingPhoto } from './uploading-photo.tsx';
import type { Upload } from './use-uploads.ts';

const focusFallback = createRef<HTMLButtonElement>();
const upload: Upload = { id: 1, file: new File(['a'], 'a.webp'), state: 'sending' };

function Photos({ sent }: { sent?: number }) {
  return (
    <>
      {sent !== undefined && (
        <UploadingPhoto
          {...{ upload, sent, focusFallback }}
          onRetry={vi.fn()}
          onDismiss={vi.fn()}
        />
      )}
      <button ref={focusFallback}>Add photos</button>
    </>
  );
}

test('moves the focus on from its button when the photo has arrived', async () => {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:a', revokeObjectURL: vi.fn() });
  const { rerender } = await act(async () => renderInApp(<Photos sent={0.4} />));
  const cancel = screen.getByRole('button', { name: /^Cancel/ });
  cancel.focus();
  rerender(<Photos sent={1} />);
  expect(cancel).toHaveFocus();

  rerender(<Photos />);
  await waitFor(() => expect(focusFallback.current).toHaveFocus());
});

test.each([
  ['a photo that the connection has lost', undefined, true],
  ['a photo that is refused for good', 422, false],
])('offers to try %s again, status %s: %s', async (_, status, offers) => {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:a', revokeObjectURL: vi.fn() });
  const result = refused({ status });
  const failed: Upload = { ...upload, state: 'failed', ...(!result.ok && result) };
  await act(async () =>
    renderInApp(
      <UploadingPhoto
        {...{ upload: failed, sent: undefined, focusFallback }}
        onRetry={vi.fn()}
        onDismiss={vi.fn()}
      />,
    ),
  );
  expect(screen.getByRole('button', { name: /^Dismiss/ })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /^Try/ })).toHaveLength(offers ? 1 : 0);
});
