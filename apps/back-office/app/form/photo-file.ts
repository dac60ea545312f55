import { maxImageBytes } from '@craftsandore/contract';

/** The kinds of photos that the API can read, for a file input's `accept`. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** What would make the API refuse a photo, found before it is sent. The key of a sentence. */
export function problemOf({
  type,
  size,
}: File): 'photoField.wrongType' | 'photoField.tooLarge' | undefined {
  if (!photoTypes.split(',').includes(type)) return 'photoField.wrongType';
  return size > maxImageBytes ? 'photoField.tooLarge' : undefined;
}
