import type { Photo } from '@craftsandore/contract';
import { Dialog } from '@craftsandore/ui/dialog';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../../../components/product-photo.tsx';
import { useCarouselLabels } from '../../../components/use-carousel-labels.ts';
import styles from './photo-viewer.module.css';
import { ViewerArrows } from './viewer-arrows.tsx';

type ReviewPhotoViewerProps = {
  photos: readonly Photo[];
  place: number;
  onMove: (place: number) => void;
  onClose: () => void;
};

/** One photo of a customer on the whole screen, and the way to the others. */
export function ReviewPhotoViewer({ photos, place, onMove, onClose }: ReviewPhotoViewerProps) {
  const { t } = useTranslation();
  const labels = useCarouselLabels();
  const step = (by: number) => onMove((place + by + photos.length) % photos.length);
  const title = t('gallery.photo', { place: place + 1 });

  return (
    <Dialog
      open
      className={styles.root}
      title={title}
      closeLabel={t('action.close')}
      onOpenChange={onClose}
    >
      <div className={styles.stage}>
        <ProductPhoto
          key={place}
          photo={photos[place]}
          alt={title}
          ratio="fill-box"
          sizes="100vw"
          className={styles.photo}
          priority
        />
        {photos.length > 1 && <ViewerArrows labels={labels} onStep={step} />}
      </div>
    </Dialog>
  );
}
