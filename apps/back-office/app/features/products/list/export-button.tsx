import { lazily } from '@craftsandore/resilience';
import { Button, ChevronDownIcon } from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { FileFormat } from './export-menu.tsx';

const ExportMenu = lazily(() => import('./export-menu.tsx').then(({ ExportMenu }) => ExportMenu));

type ExportButtonProps = { isPending: boolean; onStart: (format: FileFormat) => void };

/** Saves all products as a file; its menu comes with the first press. */
export function ExportButton({ isPending, onStart }: ExportButtonProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const button = (
    <Button
      variant="secondary"
      iconAfter={<ChevronDownIcon />}
      loading={isPending}
      aria-haspopup="menu"
      onPointerEnter={ExportMenu.prefetch}
      onFocus={ExportMenu.prefetch}
      onClick={() => setAsked(true)}
    >
      {t('products.export')}
    </Button>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <ExportMenu trigger={button} onChoose={onStart} />
    </Suspense>
  );
}
