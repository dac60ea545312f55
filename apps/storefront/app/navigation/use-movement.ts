import { prefersReducedMotion } from '@craftsandore/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { isGoodsPage } from './goods-page.ts';
import { keepsPage } from './offline-links.ts';

/** The photo of a card becomes that of the page that it leads to, and a finger's swipe back is not repeated. */
export function useMovement() {
  const navigate = useNavigate();

  useEffect(() => {
    const root = document.documentElement;
    let pressed: Element | null = null;

    function handleClick(event: MouseEvent) {
      root.removeAttribute('data-swiped');
      pressed?.removeAttribute('data-pressed');
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      pressed = link?.closest('article') ?? null;
      if (!link || !pressed || event.defaultPrevented || keepsPage(event, link)) return;
      const { pathname, search } = link;
      const isProduct = pathname.startsWith('/product/') && isGoodsPage(pathname);
      if (!isProduct || pathname === location.pathname || prefersReducedMotion()) return;
      event.preventDefault();
      pressed.setAttribute('data-pressed', '');
      void navigate(pathname + search, { viewTransition: 'startViewTransition' in document });
    }

    const handlePop = ({ hasUAVisualTransition }: PopStateEvent) =>
      root.toggleAttribute('data-swiped', hasUAVisualTransition);

    // Before the link hears of it.
    document.addEventListener('click', handleClick, { capture: true });
    window.addEventListener('popstate', handlePop);
    return () => {
      document.removeEventListener('click', handleClick, { capture: true });
      window.removeEventListener('popstate', handlePop);
    };
  }, [navigate]);
}
