import { IconButton, RowsIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { chooseDisplay, useIsDisplayed } from './display.ts';

export function DensityToggle() {
  const { t } = useTranslation();
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
