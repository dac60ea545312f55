import { useLocale } from '@craftsandore/i18n/react';
import { IconButton, MinusIcon, PlusIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import type { Zoom } from './use-zoom.ts';
import styles from './zoom-controls.module.css';

export function ZoomControls({ zoom }: { zoom: Zoom }) {
  const { t } = useTranslation();
  const { decimal } = useLocale();

  return (
    <div className={styles.root} role="group" aria-label={t('gallery.zoom')}>
      <IconButton
        label={t('gallery.zoomOut')}
        disabled={!zoom.canStepOut}
        onClick={() => zoom.step(-1)}
      >
        <MinusIcon />
      </IconButton>
      <output className={styles.factor}>
        <bdi>{decimal(zoom.factor)}×</bdi>
      </output>
      <IconButton
        label={t('gallery.zoomIn')}
        disabled={!zoom.canStepIn}
        onClick={() => zoom.step(1)}
      >
        <PlusIcon />
      </IconButton>
    </div>
  );
}
