import { useLocale } from '@craftsandore/i18n/react';
import { useLater } from '@craftsandore/resilience';
import {
  ArrowBackIcon,
  IconButton,
  IconButtonLink,
  SearchIcon,
  useCombobox,
  XIcon,
} from '@craftsandore/ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { useHydrated } from '../../hooks/use-hydrated.ts';
import { searchHref } from '../../search/search-href.ts';
import { isSlashKeyOn } from '../../search/slash-key.ts';
import type { Suggestion } from '../../search/suggestion.ts';
import { useSuggestions } from '../../search/use-suggestions.ts';
import styles from './header-search.module.css';

// With the API's client, which only those who search need.
const fetchAsking = () => import('../../search/ask-for-suggestions.ts');
const fetchPanel = () => import('../../search/search-panel.tsx');

const id = 'search';

const none: readonly Suggestion[] = [];

/**
 * The search of every page: a field on the desk, which `/` leads to, and a sheet over the page on a phone. Without
 * scripts it is a form, whose sheet opens as the target of a link.
 */
export function HeaderSearch() {
  const { t } = useTranslation();
  const { local } = useLocale();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const query = (pathname === '/products' && new URLSearchParams(search).get('query')) || '';
  const isHydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isVisited, setVisited] = useState(false);
  // Null while nothing was typed since the form was sent.
  const [typed, setTyped] = useState<string | null>(null);
  // Focus from before hydration fired no event: typing is noticed instead.
  const isWanted = isVisited || typed !== null;
  const asking = useLater(fetchAsking, isWanted);
  const panel = useLater(fetchPanel, isWanted);
  // A press is answered by the field; what stands under it comes a frame later.
  const shownPanel = useDeferredValue(isOpen ? panel : null);
  const text = typed?.trim() ?? '';
  // Nothing is asked for before it can be shown: the arrow keys would choose what nobody sees.
  const suggestions = useSuggestions(text, (panel && asking?.askForSuggestions) ?? undefined);
  const combobox = useCombobox({ options: isOpen ? suggestions : none, onChoose: take });

  // Searched for before the code was there that remembers it.
  const early = useRef<string[]>([]);
  useEffect(() => {
    if (panel) early.current.splice(0).forEach(panel.rememberSearch);
  }, [panel]);

  // On a phone there is nothing to focus before: React does this while the press is answered, or no keyboard would show.
  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen]);

  // Another page, or the way back. A result that arrives while somebody is typing must not reset the text.
  const shown = useRef(key);
  const arrive = useEffectEvent(() => {
    const input = box.current;
    if (shown.current === key) return;
    shown.current = key;
    if (!input || (typed !== null && input === document.activeElement)) return;
    setTyped(null);
    setOpen(false);
    if (input.value !== query) input.value = query;
  });
  useEffect(() => arrive(), [key]);

  const focusByKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { code, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isTyped = target instanceof Element && target.closest('input, textarea, select, dialog');
    // By its place, so that it works on an Arabic layout.
    if (code !== 'Slash' || ctrlKey || metaKey || altKey || shiftKey || isTyped) return;
    if (!isSlashKeyOn()) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => focusByKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  // What was done before this code was there.
  const catchUp = useEffectEvent(() => {
    const text = box.current?.value ?? '';
    if (text !== query) {
      setTyped(text);
      combobox.open();
    }
    if (text !== query || location.hash === `#${id}`) open();
  });
  useEffect(() => catchUp(), []);

  function open() {
    setOpen(true);
    setVisited(true);
    box.current?.focus();
  }

  function close() {
    setOpen(false);
    // On a phone the field is gone with its sheet.
    requestAnimationFrame(() => {
      if (!box.current?.checkVisibility()) opener.current?.focus();
    });
  }

  function searchFor(wanted: string) {
    if (wanted && panel) panel.rememberSearch(wanted);
    else if (wanted) early.current.push(wanted);
    setVisited(true);
    setTyped(null);
    close();
    void navigate(searchHref(wanted));
  }

  function take(suggestion: Suggestion) {
    if (suggestion.kind === 'term') {
      if (box.current) box.current.value = suggestion.term;
      searchFor(suggestion.term);
      return;
    }
    setTyped(null);
    close();
    // It is there: what is taken stands in it.
    if (panel) void navigate(panel.pathOf(suggestion, local));
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    searchFor(box.current?.value.trim() ?? '');
  }

  function clear() {
    if (!box.current) return;
    box.current.value = '';
    setTyped(null);
    box.current.focus();
  }

  function handleKeyDown({ key: pressed }: KeyboardEvent) {
    if (pressed !== 'Escape') return;
    if (isOpen) close();
    else clear();
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // To nowhere: a press beside the field, which on a phone only puts the keyboard away.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <>
      <IconButtonLink
        ref={opener}
        href={`#${id}`}
        className={styles.opener}
        label={t('products.submit')}
        onPointerDown={() => setVisited(true)}
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <SearchIcon />
      </IconButtonLink>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape is a shortcut for the buttons inside */}
      <form
        role="search"
        id={id}
        data-alive={isHydrated || undefined}
        action="/products"
        className={styles.form}
        data-open={isOpen || undefined}
        onSubmit={handleSubmit}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      >
        <div className={styles.field}>
          <IconButtonLink
            href="#main"
            className={styles.back}
            label={t('action.close')}
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            <ArrowBackIcon />
          </IconButtonLink>
          <IconButton className={styles.submit} label={t('products.submit')} type="submit">
            <SearchIcon />
          </IconButton>
          <input
            // Without JavaScript it is no more than a search box.
            {...(isHydrated && combobox.input)}
            ref={box}
            type="search"
            name="query"
            className={styles.box}
            aria-label={t('products.search')}
            aria-keyshortcuts="/"
            placeholder={t('search.placeholder')}
            enterKeyHint="search"
            autoComplete="off"
            defaultValue={query}
            onFocus={() => setVisited(true)}
            onClick={() => setOpen(true)}
            onChange={({ target }) => {
              setTyped(target.value);
              setOpen(true);
            }}
            onBlur={undefined}
          />
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
          <IconButton className={styles.clear} label={t('products.clear')} onClick={clear}>
            <XIcon />
          </IconButton>
        </div>
        {isOpen && shownPanel && (
          <shownPanel.SearchPanel {...{ text, suggestions, combobox }} onClose={close} />
        )}
      </form>
    </>
  );
}
