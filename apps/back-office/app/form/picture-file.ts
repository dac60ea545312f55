import { largestImage } from '@craftsandore/contract';

/** The kinds of pictures that the API can read, for a file input's `accept`. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** What would make the API refuse a picture, found before it is sent. The key of a sentence. */
export function problemOf({
  type,
  size,
}: File): 'picture.wrongType' | 'picture.tooLarge' | undefined {
  if (!pictureTypes.split(',').includes(type)) return 'picture.wrongType';
  return size > largestImage ? 'picture.tooLarge' : undefined;
}
