import type { SaveHeartProps } from './save-heart.tsx';
import { useLate } from './use-late.ts';

/** A heart to press, once its code is here: nobody saves before having looked. */
export function LaterSaveHeart(props: SaveHeartProps) {
  const late = useLate();
  return late && <late.SaveHeart {...props} />;
}
