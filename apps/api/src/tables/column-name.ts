/** What a column is called, without spaces, marks and case. */
export const columnName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('ة', 'ه');
