import type { Result } from '@craftsandore/api-client';
import { photoUrl, type Banner } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Heading, IconButton, Photo, Switch, Text, TrashIcon } from '@craftsandore/ui';
import { useOptimistic, useTransition } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../components/lazy-dialogs.tsx';
import { useDeletion } from '../../../list/use-deletion.ts';
import { deleteBannerPath } from '../banner-paths.ts';
import styles from './banner-row.module.css';

type BannerRowProps = {
  banner: Banner;
  onSwitch: (isActive: boolean) => Promise<Result<unknown>>;
  onDelete: () => Promise<Result<unknown>>;
};

/** A banner of the list. Its switch moves at once, and back when the API refuses. */
export function BannerRow({ banner, onSwitch, onDelete }: BannerRowProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { value } = banner;
  const name = local(value, 'header') || value.header;
  const [isActive, setActive] = useOptimistic(value.active);
  const [, startSwitch] = useTransition();
  const path = deleteBannerPath(banner.id);
  const deletion = useDeletion(path, onDelete);

  return (
    <li className={styles.root}>
      <Photo
        src={value.photo ? photoUrl(value.photo, 400) : value.imageUrl}
        alt=""
        ratio="2"
        width={176}
        height={88}
        className={styles.photo}
      />
      <div className={styles.words}>
        <Heading level={2} size="h4">
          <bdi>{name}</bdi>
        </Heading>
        <Text size="sm" tone="muted">
          <bdi>{local(value, 'details')}</bdi>
        </Text>
      </div>
      <Switch
        label={t('banners.switch', { banner: name })}
        labelHidden
        state={t(isActive ? 'banners.active' : 'banners.inactive')}
        checked={isActive}
        onCheckedChange={(checked) =>
          startSwitch(async () => {
            setActive(checked);
            await onSwitch(checked);
          })
        }
      />
      <IconButton
        size="sm"
        label={t('banners.delete', { banner: name })}
        data-opens={path}
        onClick={deletion.ask}
      >
        <TrashIcon />
      </IconButton>
      <ConfirmDialog
        {...deletion.dialog}
        title={t('banners.deleteTitle', { banner: name })}
        description={t('banners.deleteWords')}
        confirmLabel={t('form.delete')}
        cancelLabel={t('action.cancel')}
      />
    </li>
  );
}
