import { Photo, type PhotoProps } from '@craftsandore/ui';

import large from './assets/workshop-large.webp';
import small from './assets/workshop-small.webp';

type WorkshopPhotoProps = Pick<PhotoProps, 'alt' | 'className' | 'sizes' | 'priority'>;

/** Pieces on the bench they are made on. */
export function WorkshopPhoto(props: WorkshopPhotoProps) {
  return (
    <Photo
      {...props}
      ground="fill"
      ratio="fill-box"
      src={large}
      sources={[{ type: 'image/webp', srcSet: `${small} 800w, ${large} 1600w` }]}
      width={1600}
      height={900}
    />
  );
}
