/** The kinds of pictures that the API can read, for a file input's `accept`. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

const LARGEST_BYTES = 8 * 1024 * 1024;

/** What would make the API refuse a picture, found before it is sent. The key of a sentence. */
export function problemOf({
  type,
  size,
}: File): 'picture.wrongType' | 'picture.tooLarge' | undefined {
  if (!pictureTypes.split(',').includes(type)) return 'picture.wrongType';
  return size > LARGEST_BYTES ? 'picture.tooLarge' : undefined;
}
