import type { StaffUser } from '@craftsandore/contract';
import { assignableRoles, can, Role, roleName, type RoleId } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Button, FormError, Notice, RadioCard, RadioGroup, Text } from '@craftsandore/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './role-change.module.css';

type AssignableRole = (typeof assignableRoles)[number];

export type RoleChangeProps = {
  user: Pick<StaffUser, 'userId' | 'userName' | 'userRoleId'>;
  onChange: (roleId: AssignableRole) => void;
  isPending: boolean;
  /** Why the last try failed. */
  refusal?: ReactNode;
};

/** Changes somebody's role. A developer's role and one's own cannot be changed here. */
export function RoleChange({ user, onChange, isPending, refusal }: RoleChangeProps) {
  const { t } = useTranslation();
  const ownId = useSession(({ user }) => user?.id);
  const [chosen, setChosen] = useState<RoleId>(user.userRoleId);
  const [insists, setInsists] = useState(false);
  const [given, setGiven] = useState(user.userRoleId);

  if (given !== user.userRoleId) {
    setGiven(user.userRoleId);
    setChosen(user.userRoleId);
  }

  if (user.userId === ownId) return <Text size="sm">{t('roleChange.own')}</Text>;
  if (user.userRoleId === Role.Developer) {
    return (
      <Text size="sm">
        {t('roleOpens.Developer')}. {t('roleChange.developer')}
      </Text>
    );
  }

  const sees = (roleId: RoleId) => can(roleId, 'order:read');
  const next = assignableRoles.find((id) => id === chosen && id !== user.userRoleId);

  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        setInsists(!next);
        if (next && !isPending) onChange(next);
      }}
    >
      <FormError>{!isPending && refusal}</FormError>
      <RadioGroup
        label={t('users.role')}
        labelHidden
        error={insists && !next && t('roleChange.required')}
      >
        {assignableRoles.map((id) => (
          <RadioCard
            key={id}
            name="roleId"
            value={id}
            checked={id === chosen}
            onChange={() => setChosen(id)}
            label={t(`role.${roleName(id)}`)}
            description={t(`roleOpens.${roleName(id)}`)}
          />
        ))}
      </RadioGroup>
      {next && sees(next) && !sees(user.userRoleId) && (
        <Notice tone="warning" role="status">
          {t('roleChange.warning', { name: user.userName })}
        </Notice>
      )}
      <Button type="submit" block loading={isPending}>
        {t('roleChange.update')}
      </Button>
    </form>
  );
}
