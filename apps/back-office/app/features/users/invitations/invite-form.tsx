import type { Refusal } from '@craftsandore/api-client';
import { inviteStaff } from '@craftsandore/contract';
import { validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { invitableRoles, Role, roleName } from '@craftsandore/roles';
import { Button, FormError, RadioCard, RadioGroup, TextField } from '@craftsandore/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../../../form/unsaved-guard.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { AccountFound } from './account-found.tsx';
import styles from './invitations.module.css';
import type { GiveRole, Invite, Invited, InviteFields } from './invite-calls.ts';

type InviteFormProps = { onInvite: Invite; onGiveRole: GiveRole };

const nobody: InviteFields = { email: '', roleId: Role.Sales };

/** Invites an address to the staff; where it has an account, gives that the role once somebody has looked at it. */
export function InviteForm({ onInvite, onGiveRole }: InviteFormProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const sentenceOf = useRefusalSentence();
  const [roleId, setRoleId] = useState<InviteFields['roleId']>(nobody.roleId);
  const [account, setAccount] = useState<Invited['account']>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(inviteStaff.body.pick({ email: true }), {
      error: (issue) => validationSentence(issue, locale),
    }),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  useUnsaved(isDirty, () => reset());

  async function invite(email: string) {
    const result = await onInvite({ email, roleId });
    setRefusal(result.ok ? undefined : result.refusal);
    if (!result.ok) return;
    setAccount(result.value.account);
    if (result.value.invitation) reset();
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else void handleSubmit(({ email }) => invite(email))(event);
      }}
    >
      <FormError>{!isSubmitting && refusal && sentenceOf(refusal)}</FormError>
      <TextField
        {...register('email')}
        type="email"
        autoComplete="off"
        label={t('account.email')}
        hint={t('invitations.emailHint')}
        error={errors.email?.message}
      />
      <RadioGroup label={t('users.role')}>
        {invitableRoles.map((id) => (
          <RadioCard
            key={id}
            name="roleId"
            value={id}
            checked={id === roleId}
            onChange={() => setRoleId(id)}
            label={t(`role.${roleName(id)}`)}
            description={t(`roleOpens.${roleName(id)}`)}
          />
        ))}
      </RadioGroup>
      <Button type="submit" loading={isSubmitting}>
        {t('invitations.send')}
      </Button>
      {account && (
        <AccountFound
          account={account}
          roleId={roleId}
          onGiveRole={onGiveRole}
          onClose={(isGiven) => {
            setAccount(null);
            if (isGiven) reset();
          }}
        />
      )}
    </form>
  );
}
