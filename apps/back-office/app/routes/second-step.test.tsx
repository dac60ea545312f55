import { getSecondStep, type SecondStep, startAuthenticator } from '@craftsandore/contract';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aSecondStep, aWholeSecondStep } from '../testing/a-second-step.ts';
import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import * as secondStepRoute from './second-step.tsx';

/** The page of a session whose step is due; `become` says how it stands since. */
async function open(secondStep: SecondStep) {
  let now = secondStep;
  const api = async (endpoint: unknown) => {
    if (endpoint === getSecondStep) return now;
    if (endpoint === startAuthenticator) return { secret: 'JBSWY3DPEHPK3PXP', issuer: 'Shop' };
    throw new Error('This call is not made here');
  };
  const orders = { path: '/admin-orders', element: <h1>Orders</h1> };
  renderRoutes([routeOf('/second-step', secondStepRoute), orders], api, [
    '/second-step?next=/admin-orders',
  ]);
  await screen.findByRole('heading', { level: 1 });
  return (then: SecondStep) => void (now = then);
}

const theOther = () => screen.findByRole('heading', { name: 'Orders' });

test('a tab whose step was taken in another one leads on as soon as it is looked at', async () => {
  const become = await open(aWholeSecondStep({ state: 'due' }));
  await userEvent.type(screen.getByLabelText('Code'), '123');
  become(aWholeSecondStep());
  fireEvent.focus(window);
  expect(await theOther()).toBeVisible();
});

test('where the step was added in another one, there is a way on', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const become = await open(aSecondStep({ state: 'due', isDemanded: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Set up an app' }));
  become(aWholeSecondStep());
  fireEvent.focus(window);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await theOther()).toBeVisible();
});

test('stays while the step is due', async () => {
  await open(aWholeSecondStep({ state: 'due' }));
  fireEvent.focus(window);
  await userEvent.type(screen.getByLabelText('Code'), '123');
  expect(screen.getByLabelText('Code')).toHaveValue('123');
});
