/** Pixels of the longer side: what fills a screen. Phones take three times as many, which mobile data pay for. */
const longest = 2000;

/** The photo at the size in which it is shown; as it is where the browser cannot make it smaller. */
export async function smallerPhoto(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const smaller = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', 0.88),
    );
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file; // the API says what is wrong with it
  }
}
