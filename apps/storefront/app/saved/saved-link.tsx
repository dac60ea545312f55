import { HeartIcon, IconButtonLink } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useLate } from './use-late.ts';

export function SavedLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const late = useLate();

  return (
    <IconButtonLink href="/saved" label={t('saved.title')} className={className}>
      <HeartIcon />
      {late && <late.SavedDot />}
    </IconButtonLink>
  );
}
