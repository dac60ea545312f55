import { useLocale } from '@craftsandore/i18n/react';
import { IconButton, ImageUpload, RotateCwIcon, XIcon } from '@craftsandore/ui';

import { useObjectUrl } from '../../form/use-object-url.ts';
import { useUploadWords } from '../../form/use-upload-words.ts';
import type { Upload } from './use-uploads.ts';

type UploadingPhotoProps = {
  upload: Upload;
  /** The share of it that has gone out, where it is being sent. */
  sent: number | undefined;
  onRetry: () => void;
  onDismiss: () => void;
};

/** A photo on its way to the API, or one that did not arrive. */
export function UploadingPhoto({ upload, sent = 0, onRetry, onDismiss }: UploadingPhotoProps) {
  const { t } = useLocale();
  const progressWords = useUploadWords();
  const { file, state, refusal } = upload;
  const src = useObjectUrl(file);
  const name = { file: file.name };
  if (!src) return null;

  if (state === 'failed') {
    return (
      <ImageUpload
        src={src}
        alt=""
        error={refusal?.sentence ?? t('failure.connection')}
        actions={
          <>
            <IconButton size="sm" variant="paper" label={t('photos.retry', name)} onClick={onRetry}>
              <RotateCwIcon />
            </IconButton>
            <IconButton
              size="sm"
              variant="paper"
              label={t('photos.dismiss', name)}
              onClick={onDismiss}
            >
              <XIcon />
            </IconButton>
          </>
        }
      />
    );
  }
  return (
    <ImageUpload
      src={src}
      alt=""
      progress={
        state === 'waiting'
          ? { share: 0, label: t('photos.waiting', name) }
          : { ...progressWords(sent), label: t('photos.sending', name) }
      }
      actions={
        // What the API has whole cannot be taken back.
        (state === 'waiting' || sent < 1) && (
          <IconButton
            size="sm"
            variant="paper"
            label={t('photos.cancel', name)}
            onClick={onDismiss}
          >
            <XIcon />
          </IconButton>
        )
      }
    />
  );
}
