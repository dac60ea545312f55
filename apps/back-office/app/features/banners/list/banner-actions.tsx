import type { Result } from '@craftsandore/api-client';
import type { StaffBanner } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { IconButton, IconButtonLink, PencilIcon, Switch, TrashIcon } from '@craftsandore/ui';
import { useOptimistic, useTransition } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../components/lazy-dialogs.tsx';
import { useDeletion } from '../../../list/use-deletion.ts';
import { deleteBannerPath, updateBannerPath } from '../banner-paths.ts';

type BannerActionsProps = {
  banner: StaffBanner;
  onSwitch: (isActive: boolean) => Promise<Result<unknown>>;
  onDelete: () => Promise<Result<unknown>>;
};

/** What can be done with a banner of the list. Its switch moves at once, and back when the API refuses. */
export function BannerActions({ banner: { id, value }, onSwitch, onDelete }: BannerActionsProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const name = local(value, 'header') || value.header;
  const [isActive, setActive] = useOptimistic(value.active);
  const [, startSwitch] = useTransition();
  const path = deleteBannerPath(id);
  const deletion = useDeletion(path, onDelete);

  return (
    <>
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
      <IconButtonLink
        size="sm"
        label={t('banners.edit', { banner: name })}
        href={updateBannerPath(id)}
      >
        <PencilIcon />
      </IconButtonLink>
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
    </>
  );
}
