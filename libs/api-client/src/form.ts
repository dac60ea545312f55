/** A multipart form, with the file after the text fields. */
export function formOf(fileField: string, fields: object = {}, file?: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  if (file) form.append(fileField, file);
  return form;
}
