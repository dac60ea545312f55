import type { SecondStep } from '@craftsandore/contract';

/** The second step of a member of staff who has none. */
export const aSecondStep = (fields: Partial<SecondStep> = {}): SecondStep => ({
  state: 'none',
  isDemanded: false,
  asksPassword: false,
  authenticator: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  ...fields,
});

/** Of who has an app and two passkeys. */
export const aWholeSecondStep = (fields: Partial<SecondStep> = {}) =>
  aSecondStep({
    state: 'done',
    asksPassword: true,
    authenticator: { createdAt: '2026-08-01T10:00:00.000Z' },
    passkeys: [
      {
        id: 1,
        name: 'هاتفي',
        createdAt: '2026-08-01T10:00:00.000Z',
        lastUsedAt: '2026-08-19T15:30:00.000Z',
      },
      {
        id: 2,
        name: 'The laptop of the workshop',
        createdAt: '2026-08-02T10:00:00.000Z',
        lastUsedAt: null,
      },
    ],
    recoveryCodesLeft: 8,
    ...fields,
  });
