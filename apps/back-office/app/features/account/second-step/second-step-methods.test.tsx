import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { aSecondStep, aWholeSecondStep } from '../../../testing/a-second-step.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { secondStepCalls } from '../../../testing/second-step-calls.ts';
import { SecondStepMethods } from './second-step-methods.tsx';
import { TakeSecondStep } from './take-second-step.tsx';
import type { SecondStepCalls } from './use-second-step-calls.ts';

beforeEach(() => vi.stubGlobal('PublicKeyCredential', vi.fn()));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function show(secondStep = aSecondStep(), calls: Partial<SecondStepCalls> = {}) {
  const onAdded = vi.fn();
  renderInApp(
    <SecondStepMethods
      secondStep={secondStep}
      calls={{ ...secondStepCalls(), ...calls }}
      onAdded={onAdded}
    />,
  );
  return onAdded;
}

test('an app counts once its code is confirmed, and recovery codes are put away before going on', async () => {
  const confirmApp = vi.fn<SecondStepCalls['confirmApp']>(async () =>
    refused({ status: 422, sentence: 'This code is wrong.' }),
  );
  const onAdded = show(aSecondStep(), { confirmApp });
  await press('Set up an app');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  await press('Confirm');
  expect(screen.getByText('Please enter the code.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Code'), '111111');
  await press('Confirm');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong.');

  confirmApp.mockResolvedValue(accepted({ recoveryCodes: [{ code: 'JBSW-Y3DP-EHPK-3PXP' }] }));
  await press('Confirm');
  expect(confirmApp).toHaveBeenLastCalledWith('111111');
  expect(await screen.findByText('JBSW-Y3DP-EHPK-3PXP')).toBeInTheDocument();
  expect(onAdded).not.toHaveBeenCalled();
  await press('I have kept them');
  expect(onAdded).toHaveBeenCalledOnce();
});

test('removing the app takes the password, some time after signing in, and a code', async () => {
  const removeApp = vi.fn<SecondStepCalls['removeApp']>(async () => accepted(null));
  show(aWholeSecondStep(), { removeApp });
  await press('Remove the app');
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Remove' });
  await userEvent.click(confirm);
  expect(within(dialog).getAllByText('Please fill this in.')).toHaveLength(2);
  await userEvent.type(within(dialog).getByLabelText('Password'), 'my words');
  await userEvent.type(within(dialog).getByLabelText('Code'), '123456');
  await userEvent.click(confirm);
  expect(removeApp).toHaveBeenCalledExactlyOnceWith({ password: 'my words', code: '123456' });
});

test('a passkey gets a name, and soon after signing in needs no password', async () => {
  const addPasskey = vi.fn<SecondStepCalls['addPasskey']>(async () =>
    accepted({ recoveryCodes: [] }),
  );
  show(aWholeSecondStep({ asksPassword: false }), { addPasskey });
  await press('Add a passkey');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByLabelText('Password')).toBeNull();
  await userEvent.type(within(dialog).getByLabelText('Name'), ' My phone {Enter}');
  expect(addPasskey).toHaveBeenCalledExactlyOnceWith({ name: 'My phone' });
});

test('at sign-in a device that knows no passkeys is asked for a code', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const onTaken = vi.fn();
  const takeCode = vi.fn(secondStepCalls().takeCode);
  const calls = { ...secondStepCalls(), takeCode };
  renderInApp(<TakeSecondStep secondStep={aWholeSecondStep()} calls={calls} onTaken={onTaken} />);
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  await userEvent.type(screen.getByLabelText('Code'), '123 456{Enter}');
  expect(takeCode).toHaveBeenCalledExactlyOnceWith('123 456');
  expect(onTaken).toHaveBeenCalledOnce();
});
