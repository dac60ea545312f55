import { type Photo as StoredPhoto, photoSrcSet, photoUrl } from '@craftsandore/contract';
import { Photo, type PhotoProps } from '@craftsandore/ui';

import { useStorefront } from '../session/context.ts';

type ProductPhotoProps = Omit<PhotoProps, 'src' | 'sources' | 'width' | 'height'> & {
  /** The photo at all its widths. */
  photo: StoredPhoto | null | undefined;
  /** Its address alone, as suggestions and stories have it. */
  url?: string | null | undefined;
};

/** A photo of the catalogue in the best format and width, on its own colour until it is there. */
export function ProductPhoto({ photo, url, ...rest }: ProductPhotoProps) {
  const { apiUrl } = useStorefront().settings;
  const atApi = (address: string) => new URL(address, apiUrl).href;

  if (!photo) return <Photo {...rest} src={url && atApi(url)} />;

  const placed = { ...photo, base: atApi(photo.base) };
  return (
    <Photo
      {...rest}
      src={photoUrl(placed, 640)}
      sources={[
        { type: 'image/avif', srcSet: photoSrcSet(placed, 'avif') },
        { type: 'image/webp', srcSet: photoSrcSet(placed, 'webp') },
      ]}
      width={photo.width}
      height={photo.height}
      style={{ backgroundColor: photo.color }}
    />
  );
}
