import type { Product } from '@craftsandore/contract';
import type { IconButtonProps } from '@craftsandore/ui';

import { useLate } from './use-late.ts';

export type SaveHeartProps = Pick<IconButtonProps, 'variant' | 'className'> & {
  product: Pick<Product, 'id' | 'name' | 'nameAr' | 'price'>;
};

/** A heart to press, once its code is here: nobody saves before having looked. */
export function LaterSaveHeart(props: SaveHeartProps) {
  const late = useLate();
  return late && <late.SaveHeart {...props} />;
}
