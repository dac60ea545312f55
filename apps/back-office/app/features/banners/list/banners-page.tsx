import type { Result } from '@craftsandore/api-client';
import type { StaffBanner } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  ArrangeList,
  ButtonLink,
  Card,
  EmptyState,
  ImagePlusIcon,
  PageHeader,
} from '@craftsandore/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useArrangeWords } from '../../../components/use-arrange-words.ts';
import { useFocusAfterDialog } from '../../../navigation/dialogs.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import { addBannerPath } from '../banner-paths.ts';
import { BannerActions } from './banner-actions.tsx';
import { BannerWords } from './banner-words.tsx';
import { type ArrangeBanners, useArrangement } from './use-arrangement.ts';

type BannersPageProps = {
  banners: StaffBanner[];
  onSwitch: (banner: StaffBanner, isActive: boolean) => Promise<Result<unknown>>;
  onArrange: ArrangeBanners;
  onDelete: (banner: StaffBanner) => Promise<Result<unknown>>;
};

export function BannersPage({ banners: kept, onSwitch, onArrange, onDelete }: BannersPageProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const arrangeWords = useArrangeWords();
  const { banners, arrange } = useArrangement(kept, onArrange);
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
      <PageHeader
        title={t('banners.title')}
        meta={banners.length > 0 && t('banners.orderWords')}
        actions={banners.length > 0 && add}
      />
      <Card padded={false}>
        {banners.length === 0 ? (
          <EmptyState title={t('banners.none')} action={add}>
            {t('banners.noneWords')}
          </EmptyState>
        ) : (
          <ArrangeList
            ref={list}
            tabIndex={-1}
            label={t('banners.title')}
            words={arrangeWords}
            onArrange={arrange}
            rows={banners.map((banner) => ({
              id: banner.id,
              name: local(banner.value, 'header') || banner.value.header,
              children: <BannerWords banner={banner} />,
              end: (
                <BannerActions
                  banner={banner}
                  onSwitch={(isActive) => onSwitch(banner, isActive)}
                  onDelete={() => onDelete(banner)}
                />
              ),
            }))}
          />
        )}
      </Card>
    </>
  );
}
