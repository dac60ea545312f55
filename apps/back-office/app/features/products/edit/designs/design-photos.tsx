import { photoUrl, type ProductDesign } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  ChevronBackIcon,
  ChevronForwardIcon,
  FileDrop,
  IconButton,
  ImageUpload,
  LiveRegion,
  TrashIcon,
} from '@craftsandore/ui';
import { useOptimistic, useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../../components/lazy-dialogs.tsx';
import { PhotoDropHint } from '../../../../form/photo-drop-hint.tsx';
import { photoTypes, problemOf } from '../../../../form/photo-file.ts';
import { useUnsaved } from '../../../../form/unsaved-guard.tsx';
import styles from './design-photos.module.css';
import type { DesignCalls } from './design-calls.ts';
import { UploadingPhoto } from './uploading-photo.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { useUploads } from './use-uploads.ts';

type DesignPhotosProps = Pick<DesignCalls, 'onAddPhoto' | 'onDeletePhoto' | 'onSortPhotos'> & {
  design: ProductDesign;
};

/** The photos of a design in their order, the first one its cover; several can be added at once. */
export function DesignPhotos({
  design,
  onAddPhoto,
  onDeletePhoto,
  onSortPhotos,
}: DesignPhotosProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const [news, setNews] = useState('');
  const [urls, setUrls] = useOptimistic(design.photosUrls);
  const [isBusy, startChange] = useTransition();
  /** The photo that is to be deleted, once a person has said yes. */
  const [asked, setAsked] = useState<string>();
  const { uploads, sent, add, retry, dismiss } = useUploads(async (file, sending) => {
    const name = { file: file.name };
    sending.signal.addEventListener('abort', () => setNews(t('photos.cancelled', name)));
    const result = await onAddPhoto(design, file, sending);
    if (result.ok) setNews(t('photos.added', name));
    return result;
  });
  useUnsaved(
    uploads.some(({ state }) => state !== 'failed'),
    () => undefined,
  );

  function take(files: File[]) {
    const fit = files.filter((file) => !problemOf(file));
    setProblems(
      files.flatMap((file) => {
        const problem = problemOf(file);
        return problem ? t('photos.problem', { file: file.name, problem: t(problem) }) : [];
      }),
    );
    add(fit);
  }

  function move(from: number, to: number, button?: HTMLButtonElement) {
    const sorted = [...urls];
    sorted.splice(to, 0, ...sorted.splice(from, 1));
    startChange(async () => {
      setUrls(sorted);
      // Moving an element in the DOM makes it lose the focus.
      requestAnimationFrame(() => button?.focus());
      const { ok } = await onSortPhotos(design, sorted);
      if (ok) setNews(t('photos.moved', { place: to + 1, count: sorted.length }));
    });
  }

  const dragged = useDragOrder(move, isBusy || urls.length < 2);

  function remove(url: string | undefined) {
    if (url === undefined) return;
    setAsked(undefined);
    startChange(async () => {
      setUrls(urls.filter((other) => other !== url));
      const { ok } = await onDeletePhoto(design, url);
      if (ok) setNews(t('photos.deleted'));
      // The button is gone with its photo.
      input.current?.focus();
    });
  }

  return (
    <div role="group" aria-label={t('photos.of', { design: local(design, 'name') })}>
      <p className={styles.title}>
        {t('photos.title')} <span className={styles.hint}>{t('photos.firstIsCover')}</span>
      </p>
      <ul className={styles.photos} aria-busy={isBusy || undefined}>
        {urls.map((url, index) => {
          const place = { place: index + 1, count: urls.length };
          return (
            <li key={url} className={styles.photo} {...dragged(index)}>
              <ImageUpload
                src={thumbnailOf(design, url)}
                alt={t('photos.place', place)}
                tag={index === 0 && t('photos.cover')}
                actions={
                  <IconButton
                    size="sm"
                    variant="paper"
                    label={t('photos.delete', place)}
                    disabled={isBusy}
                    onClick={() => setAsked(url)}
                  >
                    <TrashIcon />
                  </IconButton>
                }
              />
              {urls.length > 1 && (
                <span className={styles.moves}>
                  <IconButton
                    size="sm"
                    label={t('photos.earlier', place)}
                    aria-disabled={index === 0 || isBusy}
                    onClick={({ currentTarget }) =>
                      index > 0 && !isBusy && move(index, index - 1, currentTarget)
                    }
                  >
                    <ChevronBackIcon />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={t('photos.later', place)}
                    aria-disabled={index === urls.length - 1 || isBusy}
                    onClick={({ currentTarget }) =>
                      index < urls.length - 1 && !isBusy && move(index, index + 1, currentTarget)
                    }
                  >
                    <ChevronForwardIcon />
                  </IconButton>
                </span>
              )}
            </li>
          );
        })}
        {uploads.map((upload) => (
          <li key={upload.id} className={styles.photo}>
            <UploadingPhoto
              upload={upload}
              sent={upload.state === 'sending' ? sent : undefined}
              onRetry={() => retry(upload)}
              focusFallback={input}
              onDismiss={() => dismiss(upload)}
            />
          </li>
        ))}
        <li>
          <FileDrop
            ref={input}
            label={t('photos.add')}
            labelHidden
            multiple
            accept={photoTypes}
            error={problems.length > 0 && problems.join(' ')}
            onChange={({ target }) => {
              take([...(target.files ?? [])]);
              target.value = '';
            }}
          >
            <PhotoDropHint />
          </FileDrop>
        </li>
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t('photos.deleteTitle')}
        description={t('photos.deleteWords', { design: local(design, 'name') })}
        confirmLabel={t('form.delete')}
        cancelLabel={t('action.cancel')}
        onConfirm={() => remove(asked)}
      />
      <LiveRegion>{news}</LiveRegion>
    </div>
  );
}

/** 140 pixels of CSS on a dense screen. */
const thumbnailPixels = 280;

function thumbnailOf({ photos, photosUrls }: ProductDesign, url: string): string {
  const photo = photos[photosUrls.indexOf(url)];
  return photo ? photoUrl(photo, thumbnailPixels) : url;
}
