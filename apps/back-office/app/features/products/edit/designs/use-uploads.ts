import { isPassing, type Refusal, type Result } from '@craftsandore/api-client';
import { useRef, useState } from 'react';

import { useSending } from '../../../../form/use-sending.ts';
import type { Sending } from '../../../../navigation/actions.ts';

/** A chosen photo that is not uploaded yet. */
export type Upload = {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  refusal?: Refusal;
};

/** Uploads photos one after another: the API appends each, and the chosen order must be kept. */
export function useUploads(send: (file: File, sending: Sending) => Promise<Result<unknown>>) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const { sent, cancel, follow } = useSending();
  const dismissed = useRef(new Set<number>());
  const lastId = useRef(0);
  const queue = useRef(Promise.resolve());

  const change = (id: number, changed: Partial<Upload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)),
    );
  const remove = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  function enqueue({ id, file }: Pick<Upload, 'id' | 'file'>) {
    queue.current = queue.current.then(async () => {
      if (dismissed.current.has(id)) return;
      change(id, { state: 'sending' });
      const result = await follow((sending) => send(file, sending));
      if (result?.ok === false) change(id, { state: 'failed', refusal: result.refusal });
      else remove(id); // sent or cancelled
    });
  }

  return {
    uploads,
    /** Upload progress of the photo being sent: 0 to 1. */
    sent,
    add(files: File[]) {
      const added = files.map((file): Upload => ({ id: ++lastId.current, file, state: 'waiting' }));
      // Those that were refused for good have been read by now; nothing more can be done with them.
      setUploads((all) => [...all.filter(mayStillGo), ...added]);
      added.forEach(enqueue);
    },
    retry(upload: Upload) {
      change(upload.id, { state: 'waiting' });
      enqueue(upload);
    },
    dismiss({ id, state }: Upload) {
      if (state === 'sending') return cancel();
      dismissed.current.add(id);
      remove(id);
    },
  };
}

const mayStillGo = ({ refusal }: Upload) => !refusal || isPassing(refusal);
