import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { PhotoField } from './photo-field.tsx';

function Uploading({ sent = 0.4 }) {
  const [isOnItsWay, setOnItsWay] = useState(true);
  const upload = { sent, onCancel: () => setOnItsWay(false) };
  return (
    <PhotoField
      label="Photo"
      src="/board.webp"
      onChoose={() => undefined}
      upload={isOnItsWay ? upload : undefined}
    />
  );
}

const cancel = () => screen.getByRole('button', { name: 'Cancel the upload' });

test('leads from an upload that is called off to the choice of another photo', async () => {
  await act(async () => renderInApp(<Uploading />));
  expect(screen.getByRole('progressbar')).toHaveValue(0.4);

  await userEvent.click(cancel());
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus());
});

test('keeps the focus on the cancel button when all of it has been sent', async () => {
  const { rerender } = await act(async () => renderInApp(<Uploading />));
  cancel().focus();
  rerender(<Uploading sent={1} />);
  expect(cancel()).toHaveFocus();
  expect(cancel()).toHaveAttribute('aria-disabled', 'true');

  await userEvent.click(cancel());
  expect(screen.getByRole('progressbar')).toBeVisible();
});
