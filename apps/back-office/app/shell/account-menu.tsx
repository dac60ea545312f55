import { roleName } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Avatar, Button, Link, LogOutIcon, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';

import { Typed } from '../components/typed.tsx';
import { DensityToggle } from './density-toggle.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import styles from './account-menu.module.css';
import { SchemeToggle } from './scheme-toggle.tsx';

/** Who is signed in, display preferences, and signing out. */
export function AccountMenu() {
  const { t } = useTranslation();
  const user = useSession(({ user }) => user);
  if (!user) return null;

  return (
    <div className={styles.root}>
      <div className={styles.who}>
        <Avatar name={user.name} />
        <div className={styles.words}>
          <Link href="/admin-account" className={styles.name}>
            <Typed>{user.name}</Typed>
          </Link>
          <Text size="xs" tone="muted">
            {t(`role.${roleName(user.roleId)}`)}
          </Text>
        </div>
        <DensityToggle />
        <SchemeToggle />
      </div>
      <div className={styles.ways}>
        <Form method="post" action="/signout">
          <Button type="submit" variant="quiet" size="sm" iconBefore={<LogOutIcon />}>
            {t('action.logOut')}
          </Button>
        </Form>
        <LanguageToggle />
      </div>
    </div>
  );
}
