import type { Result } from '@craftsandore/api-client';
import { useToast } from '@craftsandore/ui';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router-dom';

import { saveFile } from '../navigation/save-file.ts';

type Exported = { csv: string; isCut?: boolean };

type Words<File> = {
  /** Without its ending. */
  file: string;
  failed: string;
  /** What is said of a file that has come; `isCut` where it does not hold all. */
  doneOf: (file: File) => string;
};

/** Saves what the action of a route gives as a file for Excel. */
export function useExport<File extends Exported>({ file, failed, doneOf }: Words<File>) {
  const showToast = useToast();
  const { data: result, state, submit } = useFetcher<Result<File>>();

  const save = useEffectEvent(() => {
    if (!result) return;
    if (!result.ok) {
      showToast({ tone: 'danger', children: result.refusal.sentence ?? failed });
      return;
    }
    const { csv, isCut } = result.value;
    saveFile(`${file}.csv`, csv, 'text/csv;charset=utf-8');
    showToast({ tone: isCut ? 'neutral' : 'success', children: doneOf(result.value) });
  });
  useEffect(() => save(), [result]);

  return {
    isPending: state !== 'idle',
    start: (action: string) =>
      void submit(null, {
        method: 'post',
        action,
        defaultShouldRevalidate: false, // a file changes nothing in the list
      }),
  };
}

/** For the name of a file. */
export const today = () => new Date().toISOString().slice(0, 10);
