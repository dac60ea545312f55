import { useEffect, useState } from 'react';

/** An address at which the browser shows a chosen file, for as long as it is chosen. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>();

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return shown && shown.file === file ? shown.url : undefined;
}
