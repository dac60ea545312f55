import type { Result } from '@craftsandore/api-client';
import { useTranslation } from 'react-i18next';

import { useAction } from '../../../navigation/actions.ts';
import { passkeyOf } from '../../../session/browser-passkeys.ts';
import type { secondStepIntents } from './second-step-intents.ts';

/** What an app keeps, and under which name. */
export type AppSecret = { secret: string; issuer: string };

type Codes = { recoveryCodes: { code: string }[] };
type Secured = { password?: string };

/** What can be done on pages of the second step; each resolves with what the API says, or what the browser could not do. */
export type SecondStepCalls = {
  takeCode: (code: string) => Promise<Result<{ recoveryCodesLeft: number }>>;
  takePasskey: () => Promise<Result<unknown>>;
  startApp: (secured: Secured) => Promise<Result<AppSecret>>;
  confirmApp: (code: string) => Promise<Result<Codes>>;
  removeApp: (secured: Secured & { code: string }) => Promise<Result<unknown>>;
  addPasskey: (secured: Secured & { name: string }) => Promise<Result<Codes>>;
  renamePasskey: (id: number, name: string) => Promise<Result<unknown>>;
  removePasskey: (id: number, secured: Secured) => Promise<Result<unknown>>;
  renewCodes: (secured: Secured) => Promise<Result<Codes>>;
};

export function useSecondStepCalls(): SecondStepCalls {
  const { t } = useTranslation();
  const act = useAction<typeof secondStepIntents>();
  const still = { revalidate: false } as const;
  const failed = t('secondStep.passkeyFailed');

  return {
    takeCode: (code) => act('takeCode', { body: { code } }, still),
    takePasskey: async () => {
      const asked = await act('askForPasskey', {}, still);
      if (!asked.ok) return asked;
      const made = await passkeyOf('use', asked.value.options, failed);
      return made.ok ? act('takePasskey', { body: { credential: made.value } }, still) : made;
    },
    startApp: (body) => act('startApp', { body }, still),
    confirmApp: (code) => act('confirmApp', { body: { code } }),
    removeApp: (body) => act('removeApp', { body }),
    addPasskey: async ({ name, ...secured }) => {
      const asked = await act('startPasskey', { body: secured }, still);
      if (!asked.ok) return asked;
      const made = await passkeyOf('make', asked.value.options, failed);
      return made.ok ? act('addPasskey', { body: { name, credential: made.value } }) : made;
    },
    renamePasskey: (id, name) => act('renamePasskey', { params: { id }, body: { name } }),
    removePasskey: (id, body) => act('removePasskey', { params: { id }, body }),
    renewCodes: (body) => act('renewCodes', { body }),
  };
}
