import { photoUrl, type Photo } from '@craftsandore/contract';
import { useLater } from '@craftsandore/resilience';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../../../components/product-photo.tsx';
import { useStorefront } from '../../../session/context.ts';
import styles from './review-photos.module.css';

const fetchViewer = () => import('./review-photo-viewer.tsx');

/** Photos by customers. Each is a link to itself, which scripts open above the page. */
export function ReviewPhotos({ photos }: { photos: readonly Photo[] }) {
  const { t } = useTranslation();
  const { apiUrl } = useStorefront().settings;
  const [opened, setOpened] = useState<number | null>(null);
  const viewer = useLater(fetchViewer, opened !== null);

  return (
    <>
      <ul className={styles.root}>
        {photos.map((photo, place) => (
          <li key={photo.base}>
            <a
              href={new URL(photoUrl(photo, photo.width), apiUrl).href}
              aria-label={t('gallery.photo', { place: place + 1 })}
              onClick={(event) => {
                event.preventDefault();
                setOpened(place);
              }}
            >
              <ProductPhoto photo={photo} alt="" sizes="72px" />
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && viewer && (
        <viewer.ReviewPhotoViewer
          photos={photos}
          place={opened}
          onMove={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
