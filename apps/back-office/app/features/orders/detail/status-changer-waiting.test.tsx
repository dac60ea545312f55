import { OrderStatus } from '@craftsandore/contract';
import { en } from '@craftsandore/i18n/back-office/en';
import { LocaleProvider } from '@craftsandore/i18n/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { StatusChanger } from './status-changer.tsx';
import { StatusChangerWaiting } from './status-changer-waiting.tsx';

/** What takes up room: the label, the hint and whether there is a button. */
function shapeOf(form: ReactNode) {
  const { container } = render(
    <LocaleProvider locale="en" dictionary={en}>
      {form}
    </LocaleProvider>,
  );
  for (const option of container.querySelectorAll('option')) option.remove();
  return { words: container.textContent, buttons: container.querySelectorAll('button').length };
}

test.each(Object.values(OrderStatus))('waits in the shape of the form at status %i', (status) => {
  const form = (
    <StatusChanger
      status={status}
      number="#7"
      pieces={2}
      isPending={false}
      onChange={async () => true}
    />
  );
  expect(shapeOf(<StatusChangerWaiting status={status} />)).toEqual(shapeOf(form));
});
