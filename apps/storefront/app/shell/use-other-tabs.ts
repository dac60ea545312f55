import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

import { useShop } from '../shop/shop.ts';

/** A tab tells of token and user one by one: they are heard out first. */
const hearsOutMs = 100;

/**
 * Reads a page anew when another tab has signed in or out: it shows what only one person may see. Who does so in
 * this tab is led to another page anyway.
 */
export function useOtherTabs() {
  const { session } = useShop();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let shown = session.getState().token;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function check() {
      const { token } = session.getState();
      if (token !== shown) void revalidate();
      shown = token;
    }
    function handleStorage() {
      clearTimeout(timer);
      timer = setTimeout(check, hearsOutMs);
    }
    window.addEventListener('storage', handleStorage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', handleStorage);
    };
  }, [session, revalidate]);
}
