import { type Photo as StoredPhoto, photoSrcSet, photoUrl } from '@craftsandore/contract';
import { Photo, type PhotoProps } from '@craftsandore/ui';

import { useStorefront } from '../session/context.ts';

type ProductPhotoProps = Omit<PhotoProps, 'src' | 'sources' | 'width' | 'height'> & {
  /** The photo at all its widths. */
  photo: StoredPhoto | null | undefined;
  /** Its address alone, as suggestions and stories have it. */
  url?: string | null | undefined;
  /** Another photo on narrow screens. */
  onPhone?: StoredPhoto | null | undefined;
};

const phone = '(width < 640px)';

/** A photo of the catalogue in the best format and width, on its own colour until it is there. */
export function ProductPhoto({ photo, url, onPhone, ...rest }: ProductPhotoProps) {
  const { apiUrl } = useStorefront().settings;
  const atApi = (address: string) => new URL(address, apiUrl).href;

  if (!photo) return <Photo {...rest} src={url && atApi(url)} />;

  const placed = { ...photo, base: atApi(photo.base) };
  const formats = (of: StoredPhoto) =>
    (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: photoSrcSet({ ...of, base: atApi(of.base) }, format),
    }));
  return (
    <Photo
      {...rest}
      src={photoUrl(placed, 640)}
      sources={[
        ...(onPhone ? formats(onPhone).map((source) => ({ ...source, media: phone })) : []),
        ...formats(photo),
      ]}
      width={photo.width}
      height={photo.height}
      style={{ backgroundColor: photo.color }}
    />
  );
}
