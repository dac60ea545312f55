import { followLive, type SecondStep } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { can, roleName } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import {
  DescriptionList,
  EmailAddress,
  PageHeader,
  Panel,
  Skeleton,
  Tag,
  Text,
} from '@craftsandore/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { SecondStepMethods } from './second-step-methods.tsx';
import type { SecondStepCalls } from './use-second-step-calls.ts';

// It stands last: nothing moves when it comes.
const SignalsPanel = lazily(() =>
  import('../signals-panel.tsx').then(({ SignalsPanel }) => SignalsPanel),
);

type AccountPageProps = { secondStep: SecondStep; calls: SecondStepCalls };

/** One's own account: how it is secured, and how this browser calls to new orders. */
export function AccountPage({ secondStep, calls }: AccountPageProps) {
  const { t } = useTranslation();
  const user = useSession(({ user }) => user);
  if (!user) return null;
  const facts = [
    { term: t('account.email'), description: <EmailAddress address={user.email} /> },
    { term: t('users.role'), description: <Tag>{t(`role.${roleName(user.roleId)}`)}</Tag> },
  ];

  return (
    <>
      <PageTitle>{t('account.label')}</PageTitle>
      <PageHeader title={t('account.label')} meta={<Typed>{user.name}</Typed>} />
      <div className={columns.columns}>
        <div className={columns.stack}>
          <Text tone="muted">{t('secondStep.why')}</Text>
          <SecondStepMethods secondStep={secondStep} calls={calls} />
        </div>
        <div className={columns.stack}>
          <Panel title={t('users.details')}>
            <DescriptionList items={facts} />
          </Panel>
          {can(user.roleId, followLive.access) && (
            <Suspense
              fallback={
                <Panel title={t('signals.title')}>
                  <Skeleton lines={6} />
                </Panel>
              }
            >
              <SignalsPanel />
            </Suspense>
          )}
        </div>
      </div>
    </>
  );
}
