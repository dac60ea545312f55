import type { Profile } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Avatar, DescriptionList, EmailAddress, Heading, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { HeadTags } from '../../seo/head-tags.tsx';
import { AccountEdits } from './account-edits.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import styles from './profile-page.module.css';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

export function ProfilePage({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { date } = useLocale();
  const { name, email, role, isVerified, createdAt } = profile;

  return (
    <>
      <HeadTags title={t('accountPages.profile')} />
      <div className={styles.customer}>
        <Avatar name={name} className={styles.avatar} />
        <div>
          <Heading level={1} size="h3" tabIndex={-1}>
            <bdi>{name}</bdi>
          </Heading>
          <Text tone="muted" size="sm">
            {t('profile.since', { date: date(createdAt) })}
          </Text>
        </div>
      </div>
      <DescriptionList
        variant="ruled"
        items={[
          { term: t('account.email'), description: <EmailAddress address={email} /> },
          { term: t('profile.role'), description: t(`role.${role.name}`) },
          {
            term: t('account.verified'),
            description: isVerified ? t('answer.yes') : t('answer.no'),
          },
          { term: t('profile.created'), description: date(createdAt) },
        ]}
      />
      {!isVerified && <ConfirmEmail />}
      <AccountEdits profile={profile} />
      <SignOutEverywhere />
    </>
  );
}
