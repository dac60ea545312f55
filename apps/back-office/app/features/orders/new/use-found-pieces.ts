import { useEffect, useEffectEvent, useState } from 'react';

import { designsOf, type FoundDesign } from './draft-lines.ts';
import type { SearchProducts } from './search-products.ts';

const pauseMs = 200;

/** The pieces that what is typed finds, `most` at most, once typing pauses; undefined before anything is found. */
export function useFoundPieces(onSearch: SearchProducts, most: number) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<FoundDesign[] | 'failed'>();
  const search = useEffectEvent(onSearch);
  const wanted = words.trim();

  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    const timer = setTimeout(() => {
      void search(wanted).then((result) => {
        if (isOver) return;
        setFound(result.ok ? designsOf(result.value.products).slice(0, most) : 'failed');
      });
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted, most]);

  function write(text: string) {
    setWords(text);
    if (!text.trim()) setFound(undefined);
  }

  return { words, found, write };
}
