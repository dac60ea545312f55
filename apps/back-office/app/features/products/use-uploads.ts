import { useRef, useState } from 'react';

import type { Refusal } from '../../refusal.ts';

/** A photo that was given and has not arrived. */
export type Upload = {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  refusal?: Refusal | undefined;
};

/** Sends photos one after another, because each is put at the end and their order is the person's. */
export function useUploads(send: (file: File) => Promise<Refusal | undefined>) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const lastId = useRef(0);
  const queue = useRef(Promise.resolve());

  const change = (id: number, changed: Partial<Upload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)),
    );
  const forget = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  function enqueue({ id, file }: Pick<Upload, 'id' | 'file'>) {
    queue.current = queue.current.then(async () => {
      change(id, { state: 'sending' });
      const refusal = await send(file);
      if (refusal) change(id, { state: 'failed', refusal });
      else forget(id);
    });
  }

  return {
    uploads,
    add(files: File[]) {
      const added = files.map((file): Upload => ({ id: ++lastId.current, file, state: 'waiting' }));
      setUploads((all) => [...all, ...added]);
      added.forEach(enqueue);
    },
    retry(upload: Upload) {
      change(upload.id, { state: 'waiting', refusal: undefined });
      enqueue(upload);
    },
    dismiss: ({ id }: Upload) => forget(id),
  };
}
