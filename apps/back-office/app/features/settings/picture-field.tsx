import type { Refusal, Result } from '@craftsandore/api-client';
import type { ImageUploadProps } from '@craftsandore/ui';
import { logoFile, markFile } from '@craftsandore/contract';
import { type ReactNode, useState } from 'react';

import { PhotoField } from '../../form/photo-field.tsx';
import { useObjectUrl } from '../../form/use-object-url.ts';
import { useSending } from '../../form/use-sending.ts';
import type { Sending } from '../../navigation/actions.ts';
import { useRefusalSentence } from '../../navigation/use-refusal-sentence.ts';
import { useShop } from '../../session/shop.ts';

/** An uploaded logo or mark, as settings name it. */
export type Picture = { key: string; width: number; height: number };

/** Uploads one; nothing shows it before the settings that name it are saved. */
export type UploadPicture = (
  kind: 'logo' | 'mark',
  file: File,
  sending: Sending,
) => Promise<Result<Picture>>;

type PictureFieldProps = {
  label: string;
  hint?: ReactNode;
  kind: 'logo' | 'mark';
  ground?: ImageUploadProps['ground'];
  value: Picture | null;
  /** Shown where there is none. */
  first?: string | undefined;
  error?: string | undefined;
  onUpload: UploadPicture;
  onChange: (picture: Picture | null) => void;
  /** Where also the first one may be taken away. */
  onRemoveFirst?: () => void;
};

/** A picture of the shop's own: uploaded as soon as it is chosen, so that what is wrong with it is said at once. */
export function PictureField({
  kind,
  value,
  first,
  error,
  onUpload,
  onChange,
  onRemoveFirst,
  ...rest
}: PictureFieldProps) {
  const sentenceOf = useRefusalSentence();
  const { picturesUrl } = useShop();
  const { sent, cancel, follow } = useSending();
  const [chosen, setChosen] = useState<{ file: File; key?: string }>();
  const [refusal, setRefusal] = useState<Refusal>();
  // What was chosen just now needs no way back from the API.
  const isChosen = sent !== undefined || (value !== null && chosen?.key === value.key);
  const preview = useObjectUrl(isChosen ? chosen?.file : undefined);

  async function choose(file: File) {
    setRefusal(undefined);
    setChosen({ file });
    const result = await follow((sending) => onUpload(kind, file, sending));
    if (result?.ok) {
      setChosen({ file, key: result.value.key });
      onChange(result.value);
    } else {
      setChosen(undefined);
      setRefusal(result?.refusal);
    }
  }

  const kept = value && (kind === 'mark' ? markFile(value, 192) : logoFile(value, 'webp'));
  return (
    <PhotoField
      {...rest}
      shape="band"
      src={preview ?? (kept ? `${picturesUrl}/${kept}` : first)}
      error={refusal ? sentenceOf(refusal) : error}
      onChoose={(file) => void choose(file)}
      onRemove={value ? () => onChange(null) : onRemoveFirst}
      upload={sent === undefined ? undefined : { sent, onCancel: cancel }}
    />
  );
}

/** The picture that a field of the form holds as text. */
export const pictureIn = (text: string) => (text ? (JSON.parse(text) as Picture) : null); // `fieldsOfSettings` wrote it
