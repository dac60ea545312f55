import { connection } from '@craftsandore/ui';
import { useEffect, useState } from 'react';

import { isGoodsPage } from './goods-page.ts';

/** So long a link is pointed at before it is meant: a mouse crosses many, and a finger that scrolls touches one. */
const intentMs = 100;
/** Looking about costs no more than this. */
const maxPages = 8;

type Intended = { key: string; pages: readonly string[] };

/** Pages of products and categories that are about to be opened from the page at `key`, each once. */
export function useIntendedPages(key: string): readonly string[] {
  const [intended, setIntended] = useState<Intended>({ key, pages: [] });

  useEffect(() => {
    let pointed: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function point(link: HTMLAnchorElement | null) {
      if (link === pointed) return;
      pointed = link;
      clearTimeout(timer);
      if (link && leadsToGoods(link))
        timer = setTimeout(mean, intentMs, link.pathname + link.search);
    }

    function mean(page: string) {
      if (isExpensive()) return;
      setIntended((before) => {
        const pages = before.key === key ? before.pages : [];
        const isEnough = pages.includes(page) || pages.length >= maxPages;
        return isEnough ? before : { key, pages: [...pages, page] };
      });
    }

    const handlePoint = ({ target }: Event) =>
      point(target instanceof Element ? target.closest('a') : null);
    // A finger that moves scrolls. What is pressed is loaded by the router.
    const handleEnd = () => point(null);

    const starts = ['mouseover', 'focusin', 'touchstart'];
    const ends = ['touchmove', 'click'];
    const options = { capture: true, passive: true };
    for (const type of starts) document.addEventListener(type, handlePoint, options);
    for (const type of ends) document.addEventListener(type, handleEnd, options);
    return () => {
      clearTimeout(timer);
      for (const type of starts) document.removeEventListener(type, handlePoint, options);
      for (const type of ends) document.removeEventListener(type, handleEnd, options);
    };
  }, [key]);

  return intended.key === key ? intended.pages : [];
}

const leadsToGoods = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && isGoodsPage(pathname) && pathname !== location.pathname;

/** Where data are saved, or come slowly, none are loaded on a guess. */
const isExpensive = () => {
  const { saveData, effectiveType = '4g' } = connection() ?? {};
  return saveData === true || effectiveType !== '4g';
};
