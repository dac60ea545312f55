import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { PictureField } from './picture-field.tsx';

function Uploading() {
  const [isOnItsWay, setOnItsWay] = useState(true);
  const upload = { sent: 0.4, onCancel: () => setOnItsWay(false) };
  return (
    <PictureField
      label="Picture"
      src="/board.webp"
      onChoose={() => undefined}
      upload={isOnItsWay ? upload : undefined}
    />
  );
}

test('leads from an upload that is called off to the choice of another picture', async () => {
  await act(async () => renderInApp(<Uploading />));
  expect(screen.getByRole('progressbar')).toHaveValue(0.4);

  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus();
});
