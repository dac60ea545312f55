import type { SecondStepCalls } from '../features/account/second-step/use-second-step-calls.ts';
import { accepted } from './results.ts';

const codes = Array.from({ length: 10 }, (_, index) => ({
  code: `JBSW-Y3DP-EHPK-${'ABCDEFGHIJ'[index]}PXP`,
}));

/** Calls of the second step that the API accepts. */
export const secondStepCalls = (): SecondStepCalls => ({
  takeCode: async () => accepted({ recoveryCodesLeft: 9 }),
  takePasskey: async () => accepted(null),
  startApp: async () =>
    accepted({ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', issuer: 'Craftsandore' }),
  confirmApp: async () => accepted({ recoveryCodes: codes }),
  removeApp: async () => accepted(null),
  addPasskey: async () => accepted({ recoveryCodes: codes }),
  renamePasskey: async () => accepted(null),
  removePasskey: async () => accepted(null),
  renewCodes: async () => accepted({ recoveryCodes: codes }),
});
