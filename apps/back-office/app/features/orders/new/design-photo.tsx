import { photoUrl } from '@craftsandore/contract';
import { Photo } from '@craftsandore/ui';

import type { FoundDesign } from './draft-lines.ts';

type DesignPhotoProps = Pick<FoundDesign, 'photo' | 'photoUrl'> & { size: number };

/** Beside the name of what it shows. */
export function DesignPhoto({ photo, photoUrl: url, size }: DesignPhotoProps) {
  // Two pixels of a dense screen for each of CSS.
  const src = photo ? photoUrl(photo, size * 2) : url;
  return <Photo src={src} alt="" width={size} height={size} />;
}
