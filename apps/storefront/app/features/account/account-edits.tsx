import type { Profile } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { useLater } from '@craftsandore/resilience';
import {
  Button,
  EmailAddress,
  Heading,
  Notice,
  Skeleton,
  SkeletonGroup,
  Text,
  useToast,
} from '@craftsandore/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import styles from './account-edits.module.css';
import { ChoosePassword } from './choose-password.tsx';
import type { AccountPart } from './save-account.ts';

const fetchForms = () => import('./edit-forms.ts');

const parts: AccountPart[] = ['details', 'email', 'password'];

/** What of an account can be changed. One form at a time is open; it is in the URL, so that it is open again after a reload. */
export function AccountEdits({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const id = useId();
  const showToast = useToast();
  const [params, setParams] = useSearchParams();
  const wanted = parts.find((part) => part === params.get('edit'));
  const editing = profile.isProviderOnly && wanted !== 'details' ? undefined : wanted;
  const edit = (part?: AccountPart) =>
    setParams(part ? { edit: part } : {}, { replace: true, preventScrollReset: true });

  // The form takes the focus; when it goes, that goes back to the button which opened it.
  const edited = useRef(editing);
  useEffect(() => {
    const was = edited.current;
    edited.current = editing;
    if (was && !editing) document.getElementById(`${id}${was}`)?.focus();
  }, [editing, id]);

  const partOf = (part: AccountPart, title: string, label: string, facts: ReactNode) => (
    <section className={styles.part}>
      <Heading level={2} size="h4">
        {title}
      </Heading>
      {facts}
      {profile.isProviderOnly && part !== 'details' ? null : editing === part ? (
        <LaterForm
          part={part}
          profile={profile}
          onSaved={(words) => {
            showToast({ tone: 'success', children: words });
            edit();
          }}
          onCancel={() => edit()}
        />
      ) : (
        <Button
          id={`${id}${part}`}
          variant="secondary"
          size="sm"
          aria-expanded="false"
          onClick={() => edit(part)}
        >
          {label}
        </Button>
      )}
    </section>
  );

  const { name, phoneNumber, email, pendingEmail } = profile;
  return (
    <>
      {partOf(
        'details',
        t('edit.details'),
        t('edit.changeDetails'),
        <Text tone="muted" size="sm">
          <bdi>{name}</bdi>
          {t('list.comma')}
          {phoneNumber ? <bdi dir="ltr">{formatPhone(phoneNumber)}</bdi> : t('edit.noPhone')}
        </Text>,
      )}
      {partOf(
        'email',
        t('account.email'),
        t('edit.changeEmail'),
        <>
          <Text tone="muted" size="sm">
            <EmailAddress address={email} />
          </Text>
          {pendingEmail && (
            <Notice tone="info">
              {t('edit.pending')} <EmailAddress address={pendingEmail} />
            </Notice>
          )}
        </>,
      )}
      {partOf(
        'password',
        t('account.password'),
        t('edit.changePassword'),
        profile.isProviderOnly ? (
          <ChoosePassword email={email} />
        ) : (
          <Text tone="muted" size="sm">
            {t('edit.passwordHint')}
          </Text>
        ),
      )}
    </>
  );
}

type LaterFormProps = {
  part: AccountPart;
  profile: Profile;
  onSaved: (words: string) => void;
  onCancel: () => void;
};

function LaterForm({ part, ...props }: LaterFormProps) {
  const { t } = useTranslation();
  const code = useLater(fetchForms, true);
  if (!code) {
    return (
      <SkeletonGroup label={t('failure.loading')}>
        <Skeleton lines={4} />
      </SkeletonGroup>
    );
  }
  switch (part) {
    case 'details':
      return <code.EditDetailsForm {...props} />;
    case 'email':
      return <code.EditEmailForm {...props} />;
    case 'password':
      return <code.EditPasswordForm {...props} />;
  }
}
