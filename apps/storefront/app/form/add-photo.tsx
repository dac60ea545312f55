import { Button, ImagePlusIcon } from '@craftsandore/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

type AddPhotoProps = {
  /** Whether several may be chosen at once. */
  multiple?: boolean;
  onChoose: (files: File[]) => void;
};

/** Lets a customer choose photos, or take one with a phone. */
export function AddPhoto({ multiple, onChoose }: AddPhotoProps) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);

  return (
    <div>
      <Button
        variant="secondary"
        iconBefore={<ImagePlusIcon />}
        onClick={() => chooser.current?.click()}
      >
        {t('ownPhotos.add')}
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        accept="image/*"
        multiple={multiple}
        aria-label={t('ownPhotos.add')}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          currentTarget.value = ''; // the same one may be chosen again
          onChoose(chosen);
        }}
      />
    </div>
  );
}
