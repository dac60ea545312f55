/** Lets the browser save a text or a file under a name. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the next task the download holds the content itself.
  setTimeout(() => URL.revokeObjectURL(url));
}
