import { maxReturnPhotos } from '@craftsandore/contract';
import { Button, Photo, Text } from '@craftsandore/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { AddPhoto } from '../../../form/add-photo.tsx';
import { smallerPhoto } from '../../../form/smaller-photo.ts';
import styles from '../order-form.module.css';

/** One that is not sent yet, and an address at which the browser shows it. */
export type ChosenPhoto = { file: Blob; url: string };

type ChosenPhotosProps = {
  chosen: readonly ChosenPhoto[];
  /** Whether there is room for more: none once the return is asked for. */
  mayAdd: boolean;
  onAdd: (photos: ChosenPhoto[]) => void;
  onRemove: (photo: ChosenPhoto) => void;
};

/** Photos that go with a return, as they are chosen. */
export function ChosenPhotos({ chosen, mayAdd, onAdd, onRemove }: ChosenPhotosProps) {
  const { t } = useTranslation();
  const label = useRef<HTMLLegendElement>(null);
  const room = maxReturnPhotos.customer - chosen.length;

  async function take(files: File[]) {
    const smaller = await Promise.all(files.slice(0, room).map(smallerPhoto));
    onAdd(smaller.map((file) => ({ file, url: URL.createObjectURL(file) })));
  }

  return (
    <fieldset>
      <legend ref={label} tabIndex={-1}>
        <Text as="span" size="sm" weight="medium">
          {t('returnForm.photos')}
        </Text>
      </legend>
      <div className={styles.root}>
        <Text size="sm" tone="muted">
          {t('returnForm.photosHint', { maximum: maxReturnPhotos.customer })}
        </Text>
        <div className={styles.actions}>
          {chosen.map((photo, index) => (
            <figure key={photo.url} style={{ inlineSize: '9rem' }}>
              <Photo src={photo.url} alt={t('gallery.photo', { place: index + 1 })} />
              <Button
                variant="quiet"
                size="sm"
                block
                aria-label={t('ownPhotos.remove', { place: index + 1 })}
                onClick={() => {
                  onRemove(photo);
                  label.current?.focus(); // the button is gone
                }}
              >
                {t('cart.remove')}
              </Button>
            </figure>
          ))}
          {mayAdd && room > 0 && <AddPhoto multiple onChoose={(files) => void take(files)} />}
        </div>
      </div>
    </fieldset>
  );
}
