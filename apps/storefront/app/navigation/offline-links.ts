import { useToast } from '@craftsandore/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** What leads to another page. The cart's link that is closed shows the mini cart first, where a finger presses it. */
const links = 'a[href]:not([aria-expanded=false])';

/**
 * Without a connection no other page can be had, and the browser would put one of its own in the place of ours:
 * a link then says so, and this page stays.
 */
export function useOfflineLinks(leaveFor = assign) {
  const { t } = useTranslation();
  const showToast = useToast();

  useEffect(() => {
    let asked: HTMLAnchorElement | undefined;

    // Only the last press counts.
    async function follow(link: HTMLAnchorElement) {
      if (asked === link) return;
      asked = link;
      const leads = await isReachable(link.href);
      if (asked !== link) return;
      asked = undefined;
      if (leads) leaveFor(link.href);
      else showToast({ tone: 'danger', children: t('failure.connection') });
    }

    function handleClick(event: MouseEvent) {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>(links);
      if (navigator.onLine || !link || !leadsToOtherPage(link) || keepsPage(event, link)) return;
      event.preventDefault();
      void follow(link);
    }

    // Before the router hears of it.
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, [t, showToast, leaveFor]);
}

const assign = (href: string) => location.assign(href);

/** Of this site, and more than a place on the page that is open. */
const leadsToOtherPage = ({ origin, hash, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin &&
  (hash === '' || pathname + search !== location.pathname + location.search);

/** A link that opens another tab or downloads a file leaves this page open. */
export const keepsPage = (
  { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  link: HTMLAnchorElement,
) => ctrlKey || metaKey || shiftKey || altKey || link.target === '_blank' || link.download !== '';

/** Milliseconds to wait for a response after a link was pressed. */
const patienceMs = 2_000;

/**
 * A browser without a network says "offline" even for a shop on the same machine, so ask the shop itself. The service worker
 * answers in its place where it has a copy of the page.
 */
const isReachable = (href: string) =>
  fetch(`/health/live?page=${encodeURIComponent(href)}`, {
    signal: AbortSignal.timeout(patienceMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
