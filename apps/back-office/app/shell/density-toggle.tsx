import { useLocale } from '@craftsandore/i18n/react';
import { IconButton, RowsIcon } from '@craftsandore/ui';

import { chooseDisplay, useIsDisplayed } from './display.ts';

export function DensityToggle() {
  const { t } = useLocale();
  const isCompact = useIsDisplayed('density', 'compact');

  return (
    <IconButton
      size="sm"
      label={t('backOffice.compact')}
      aria-pressed={isCompact}
      onClick={() => chooseDisplay('density', isCompact ? 'default' : 'compact')}
    >
      <RowsIcon />
    </IconButton>
  );
}
