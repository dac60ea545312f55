import { can, Role, roleName } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Button, ButtonLink, NoAccess } from '@craftsandore/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';

import { useLoadAgain } from '../navigation/use-load-again.ts';
import { PageTitle } from './page-title.tsx';

/** The page is there, but not for this role. */
export function Forbidden({ serverMessage }: { serverMessage?: string | undefined }) {
  const { t } = useTranslation();
  const roleId = useSession(({ user }) => user?.roleId);
  const loadAgain = useEffectEvent(useLoadAgain());

  // The role may have changed since it was read: then this updates it and the page opens.
  useEffect(() => loadAgain(), []);

  return (
    <>
      <PageTitle>{t('noAccess.title')}</PageTitle>
      <NoAccess
        title={t('noAccess.title')}
        serverMessage={serverMessage}
        action={
          can(roleId, 'back-office:enter') ? (
            <ButtonLink href="/admin">{t('backOffice.goToDashboard')}</ButtonLink>
          ) : (
            <Form method="post" action="/signout">
              <Button type="submit">{t('backOffice.signInAsAnother')}</Button>
            </Form>
          )
        }
      >
        {roleId === Role.Admin && t('noAccess.onlyDevelopers')}
        {roleId &&
          roleId !== Role.Admin &&
          t('noAccess.words', { role: t(`role.${roleName(roleId)}`) })}
        {!roleId && t('noAccess.noRole')}
      </NoAccess>
    </>
  );
}
