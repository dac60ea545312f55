import { photoUrl, type Photo as PhotoFiles } from '@craftsandore/contract';
import { Photo } from '@craftsandore/ui';

type ProductPhotoProps = {
  /** Whose first photo is shown: a design, or the like. */
  of: { photos: PhotoFiles[]; photosUrls: string[] } | undefined;
  /** Length of a side in CSS pixels. */
  size: number;
};

/** The first photo of a design, small and beside its name. */
export function ProductPhoto({ of, size }: ProductPhotoProps) {
  const photo = of?.photos[0];
  return (
    <Photo
      // Twice as many pixels, for dense screens.
      src={photo ? photoUrl(photo, size * 2) : of?.photosUrls[0]}
      alt=""
      width={size}
      height={size}
    />
  );
}
