import type { Result } from '@craftsandore/api-client';
import { maxReturnPhotos, photoUrl, type ReturnPhoto } from '@craftsandore/contract';
import {
  Button,
  FormError,
  IconButton,
  ImagePlusIcon,
  Panel,
  Photo,
  TrashIcon,
} from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../components/lazy-dialogs.tsx';
import { photoTypes, problemOf } from '../../../form/photo-file.ts';
import columns from '../../../shell/columns.module.css';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import outbox from '../outbox/outbox.module.css';
import styles from './return-photos.module.css';

/** 160 pixels of CSS on a dense screen. */
const thumbnailPixels = 320;

type ReturnPhotosProps = {
  photos: readonly ReturnPhoto[];
  onAdd: (file: File) => Promise<Result<unknown>>;
  onDelete: (photoId: number) => Promise<Result<unknown>>;
};

/** What its customer shows of a return, and what staff have seen on receiving it. */
export function ReturnPhotos({ photos, onAdd, onDelete }: ReturnPhotosProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** The photo that is to be deleted, once somebody has said yes. */
  const [asked, setAsked] = useState<ReturnPhoto>();
  const isFull = photos.filter(({ staffName }) => staffName).length >= maxReturnPhotos.staff;

  async function add(file: File | undefined) {
    if (!file) return;
    const found = problemOf(file);
    setProblem(found && t(found));
    if (found) return;
    setSending(true);
    const result = await onAdd(file);
    setSending(false);
    if (!result.ok) setProblem(sentenceOf(result.refusal));
  }

  async function remove() {
    if (!asked) return;
    setAsked(undefined);
    const result = await onDelete(asked.id);
    if (!result.ok) return setProblem(sentenceOf(result.refusal));
    // The button is gone with its photo.
    opener.current?.focus();
  }

  return (
    <Panel title={t('returns.photos')}>
      <div className={columns.stack}>
        {photos.length > 0 && (
          <ul className={styles.photos}>
            {photos.map((shown, index) => {
              const { id, photo, staffName: name } = shown;
              const place = index + 1;
              return (
                <li key={id} className={styles.photo}>
                  <a href={photoUrl(photo, photo.width)} target="_blank" rel="noreferrer">
                    <Photo
                      src={photoUrl(photo, thumbnailPixels)}
                      alt={
                        name
                          ? t('returns.photoOf', { place, name })
                          : t('returns.photoOfCustomer', { place })
                      }
                    />
                  </a>
                  <IconButton
                    size="sm"
                    variant="paper"
                    label={t('returns.deletePhoto', { place })}
                    onClick={() => setAsked(shown)}
                  >
                    <TrashIcon />
                  </IconButton>
                  <p className={outbox.muted}>
                    <bdi>{name ?? t('returns.byCustomer')}</bdi>
                  </p>
                </li>
              );
            })}
          </ul>
        )}
        <FormError>{problem}</FormError>
        {!isFull && (
          <>
            <Button
              ref={opener}
              variant="secondary"
              loading={isSending}
              iconBefore={<ImagePlusIcon />}
              onClick={() => input.current?.click()}
            >
              {t('returns.addPhoto')}
            </Button>
            <input
              ref={input}
              hidden
              type="file"
              accept={photoTypes}
              aria-label={t('returns.addPhoto')}
              onChange={({ target }) => {
                void add(target.files?.[0]);
                target.value = ''; // the same one may be chosen again
              }}
            />
          </>
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t('returns.deletePhotoTitle')}
        description={t('returns.deletePhotoWords')}
        confirmLabel={t('form.delete')}
        cancelLabel={t('action.cancel')}
        onConfirm={() => void remove()}
      />
    </Panel>
  );
}
