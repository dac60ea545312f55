import type { Passkey } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { SecuredDialog } from './secured-dialog.tsx';
import type { AppSecret, SecondStepCalls } from './use-second-step-calls.ts';

/** A change of the second step that is asked about. */
export type Asked =
  | { what: 'start-app' | 'remove-app' | 'add-passkey' | 'renew-codes' }
  | { what: 'rename-passkey' | 'remove-passkey'; passkey: Passkey };

type SecondStepQuestionProps = {
  asked: Asked;
  asksPassword: boolean;
  calls: SecondStepCalls;
  onClose: () => void;
  onSecret: (app: AppSecret) => void;
  onCodes: (codes: string[]) => void;
};

/** What is asked before something of the second step changes. */
export function SecondStepQuestion({
  asked,
  asksPassword,
  calls,
  onClose,
  onSecret,
  onCodes,
}: SecondStepQuestionProps) {
  const { t } = useTranslation();
  const asks = { password: asksPassword };
  const taken = ({ recoveryCodes }: { recoveryCodes: { code: string }[] }) =>
    onCodes(recoveryCodes.map(({ code }) => code));
  const remove = { label: t('secondStep.remove'), variant: 'danger' } as const;

  switch (asked.what) {
    case 'start-app':
      return (
        <SecuredDialog
          {...{ asks, onClose }}
          title={t('secondStep.setUpApp')}
          submit={{ label: t('secondStep.goOn') }}
          onSubmit={(given) => calls.startApp(securedOf(given))}
          onDone={onSecret}
        />
      );
    case 'remove-app':
      return (
        <SecuredDialog
          onClose={onClose}
          asks={{ ...asks, code: true }}
          title={t('secondStep.removeAppQuestion')}
          description={t('secondStep.removeAppWords')}
          submit={remove}
          onSubmit={({ code, ...given }) => calls.removeApp({ ...securedOf(given), code })}
          onDone={onClose}
        />
      );
    case 'add-passkey':
      return (
        <SecuredDialog
          onClose={onClose}
          asks={{ ...asks, name: '' }}
          title={t('secondStep.addPasskey')}
          description={t('secondStep.passkeyWords')}
          submit={{ label: t('secondStep.goOn') }}
          onSubmit={({ name, ...given }) => calls.addPasskey({ ...securedOf(given), name })}
          onDone={taken}
        />
      );
    case 'rename-passkey':
      return (
        <SecuredDialog
          onClose={onClose}
          asks={{ password: false, name: asked.passkey.name }}
          title={t('secondStep.rename')}
          submit={{ label: t('form.save') }}
          onSubmit={({ name }) => calls.renamePasskey(asked.passkey.id, name)}
          onDone={onClose}
        />
      );
    case 'remove-passkey':
      return (
        <SecuredDialog
          {...{ asks, onClose }}
          title={t('secondStep.removePasskeyQuestion', { name: asked.passkey.name })}
          description={t('secondStep.removePasskeyWords')}
          submit={remove}
          onSubmit={(given) => calls.removePasskey(asked.passkey.id, securedOf(given))}
          onDone={onClose}
        />
      );
    case 'renew-codes':
      return (
        <SecuredDialog
          {...{ asks, onClose }}
          title={t('secondStep.renewCodes')}
          description={t('secondStep.renewWords')}
          submit={{ label: t('secondStep.goOn') }}
          onSubmit={(given) => calls.renewCodes(securedOf(given))}
          onDone={taken}
        />
      );
  }
}

const securedOf = ({ password }: { password?: string }) =>
  password === undefined ? {} : { password };
