import { use } from 'react';

import { type AddedKind, LiveContext } from './live.ts';
import { NewsBar } from './news-bar.tsx';
import { useAddedCount } from './use-live.ts';
import { useAddedWords } from './use-added-words.ts';

/** Says that something was added; `onShow` brings it in. */
export function AddedBar({ kind, onShow }: { kind: AddedKind; onShow: () => void }) {
  const live = use(LiveContext);
  const words = useAddedWords(kind);
  if (useAddedCount(kind) === 0) return null;

  function show() {
    live.see(kind);
    onShow();
  }

  return (
    <NewsBar
      words={words}
      // New orders are said on every page.
      role={kind === 'order.placed' ? undefined : 'status'}
      onShow={show}
    />
  );
}
