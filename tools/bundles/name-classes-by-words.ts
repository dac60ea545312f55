import { basename } from 'node:path';

/**
 * Names the classes of CSS modules by words, such as `price_amount`: they compress well, the usual random letters do not.
 * No two files of a build may share a name.
 */
export function nameClassesByWords() {
  const sheets = new Map<string, string>();
  return (name: string, file: string): string => {
    const sheet = basename(file, '.module.css');
    const first = sheets.get(sheet) ?? file;
    if (first !== file)
      throw new Error(`${file} has the name of ${first}, and so would its classes`);
    sheets.set(sheet, file);
    return `${sheet}_${name}`;
  };
}
