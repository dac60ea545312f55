import type { Result } from '@craftsandore/api-client';
import type { Banner } from '@craftsandore/contract';
import { ButtonLink, Card, EmptyState, ImagePlusIcon, PageHeader } from '@craftsandore/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useFocusAfterDialog } from '../../../navigation/dialogs.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import { addBannerPath } from '../banner-paths.ts';
import { BannerRow } from './banner-row.tsx';

type BannersPageProps = {
  banners: Banner[];
  onSwitch: (banner: Banner, isActive: boolean) => Promise<Result<unknown>>;
  onDelete: (banner: Banner) => Promise<Result<unknown>>;
};

export function BannersPage({ banners, onSwitch, onDelete }: BannersPageProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterDialog(list);

  const add = (
    <ButtonLink href={addBannerPath} iconBefore={<ImagePlusIcon />}>
      {t('banners.add')}
    </ButtonLink>
  );

  return (
    <>
      <PageTitle>{t('banners.title')}</PageTitle>
      <PageHeader title={t('banners.title')} actions={banners.length > 0 && add} />
      <Card padded={false}>
        {banners.length === 0 ? (
          <EmptyState title={t('banners.none')} action={add}>
            {t('banners.noneWords')}
          </EmptyState>
        ) : (
          <ul ref={list} tabIndex={-1}>
            {banners.map((banner) => (
              <BannerRow
                key={banner.id}
                banner={banner}
                onSwitch={(isActive) => onSwitch(banner, isActive)}
                onDelete={() => onDelete(banner)}
              />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
