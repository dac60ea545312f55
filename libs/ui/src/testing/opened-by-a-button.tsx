import { type ComponentType, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/button.tsx';

type Opens = { open: boolean; onOpenChange: (open: boolean) => void };

/** A page of one button that opens this, as an app would. */
export function openedByAButton<Props extends Opens>(Overlay: ComponentType<Props>) {
  return function OpenedByAButton(props: Props) {
    const [open, setOpen] = useState(props.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>…</Button>
        <Overlay
          {...props}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            props.onOpenChange(next);
          }}
        />
      </>
    );
  };
}

/** Opens it by keyboard, walks round inside it in both ways, and leaves it by Escape. */
export async function keepsTheFocusAndGivesItBack(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole('button');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  const expectFocusInside = () => expect(dialog.matches(':focus, :focus-within')).toBe(true);
  await waitFor(expectFocusInside);

  for (const shift of [false, false, false, true, true]) {
    await userEvent.tab({ shift });
    await expectFocusInside();
  }

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
}
