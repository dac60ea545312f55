import { isPassing } from '@craftsandore/api-client';
import { IconButton, ImageUpload, RotateCwIcon, XIcon } from '@craftsandore/ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useFocusFallback } from '../../../../form/use-focus-fallback.ts';
import { useObjectUrl } from '../../../../form/use-object-url.ts';
import { useUploadWords } from '../../../../form/use-upload-words.ts';
import { useRefusalSentence } from '../../../../navigation/use-refusal-sentence.ts';
import type { Upload } from './use-uploads.ts';

type UploadingPhotoProps = {
  upload: Upload;
  /** The share that has been uploaded, while it is being sent. */
  sent: number | undefined;
  /** Gets the focus when the photo disappears together with its buttons. */
  focusFallback: RefObject<HTMLElement | null>;
  onRetry: () => void;
  onDismiss: () => void;
};

/** A photo that is being uploaded, or whose upload failed. */
export function UploadingPhoto({
  upload,
  sent = 0,
  focusFallback,
  onRetry,
  onDismiss,
}: UploadingPhotoProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const progressWords = useUploadWords();
  const { file, state, refusal } = upload;
  const src = useObjectUrl(file);
  const name = { file: file.name };
  const button = useFocusFallback(focusFallback);
  // A complete upload cannot be cancelled any more.
  const isWhole = state === 'sending' && sent >= 1;
  if (!src) return null;

  if (state === 'failed') {
    return (
      <ImageUpload
        src={src}
        alt=""
        error={sentenceOf(refusal)}
        actions={
          <>
            {refusal && isPassing(refusal) && (
              <IconButton
                ref={button}
                size="sm"
                variant="paper"
                label={t('photos.retry', name)}
                onClick={onRetry}
              >
                <RotateCwIcon />
              </IconButton>
            )}
            <IconButton
              ref={button}
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
        <IconButton
          ref={button}
          size="sm"
          variant="paper"
          label={t('photos.cancel', name)}
          aria-disabled={isWhole}
          onClick={() => !isWhole && onDismiss()}
        >
          <XIcon />
        </IconButton>
      }
    />
  );
}
