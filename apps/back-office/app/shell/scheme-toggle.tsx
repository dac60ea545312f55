import { useLocale } from '@craftsandore/i18n/react';
import { IconButton, MoonIcon, SunIcon } from '@craftsandore/ui';

import { chooseScheme, useIsDark } from './scheme.ts';

export function SchemeToggle() {
  const { t } = useLocale();
  const isDark = useIsDark();

  return (
    <IconButton
      size="sm"
      label={t('backOffice.darkScheme')}
      aria-pressed={isDark}
      onClick={() => chooseScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
