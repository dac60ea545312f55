import { lazily } from '@craftsandore/resilience';
import { Button, ChevronDownIcon } from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ExportProducts } from './export-menu.tsx';

const ExportMenu = lazily(() => import('./export-menu.tsx').then(({ ExportMenu }) => ExportMenu));

/** Saves all products as a file; its menu comes with the first press. */
export function ExportButton({ onExport }: { onExport: ExportProducts }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const looks = {
    variant: 'secondary',
    iconAfter: <ChevronDownIcon />,
    'aria-haspopup': 'menu',
    children: t('products.export'),
  } as const;
  const button = (
    <Button {...looks} onPointerEnter={ExportMenu.prefetch} onClick={() => setAsked(true)} />
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <ExportMenu looks={looks} onExport={onExport} />
    </Suspense>
  );
}
