import { IconButton, MoonIcon, SunIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { chooseDisplay, useIsDisplayed } from './display.ts';

export function SchemeToggle() {
  const { t } = useTranslation();
  const isDark = useIsDisplayed('scheme', 'dark');

  return (
    <IconButton
      size="sm"
      label={t('backOffice.darkScheme')}
      aria-pressed={isDark}
      onClick={() => chooseDisplay('scheme', isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
