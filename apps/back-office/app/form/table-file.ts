/** What a file input lets choose of tables. */
export const tableFiles = '.xlsx,.csv,.tsv,.txt,text/csv';

/** An Excel file, also one so old that the API says to save it anew. */
export const isWorkbook = ({ name }: File): boolean => /\.xls[xm]?$/i.test(name);

/** Its text, or an Excel file in base64, as the API takes it. */
export async function contentOf(file: File): Promise<{ csv: string } | { xlsx: string }> {
  return isWorkbook(file) ? { xlsx: await inBase64(file) } : { csv: await file.text() };
}

const inBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
