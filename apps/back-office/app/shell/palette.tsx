import type { StaffOrder } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useSession } from '@craftsandore/session';
import { Dialog, StatusBadge, TextField } from '@craftsandore/ui';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useNavigate } from 'react-router-dom';

import styles from './palette.module.css';
import { placesOf } from './places.ts';
import { shortcutsOf, tasksOf } from './tasks.ts';

const pauseMs = 250;

/** The response of `/find-orders`: the words it was asked with, and some orders that they find. */
export type FoundOrders = { query: string; orders: StaffOrder[] };

/** Goes to a page by its name, or to an order by its number, reference, customer or phone. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listId = useId();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const wanted = words.trim().toLocaleLowerCase();

  const options = [...usePages(wanted), ...useFoundOrders(wanted)];
  const active = options[Math.min(at, options.length - 1)];
  const optionId = (href: string) => `${listId}${href}`;

  function go(href: string) {
    onClose();
    void navigate(href);
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      const next = (Math.min(at, options.length - 1) + step + options.length) % options.length;
      setAt(next);
      document
        .getElementById(optionId(options[next]?.href ?? ''))
        ?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      go(active.href);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('palette.title')}
      closeLabel={t('action.close')}
      className={styles.root}
    >
      <TextField
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={active && optionId(active.href)}
        aria-autocomplete="list"
        autoComplete="off"
        label={t('palette.label')}
        labelHidden
        placeholder={t('palette.label')}
        className={styles.words}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setAt(0);
        }}
        onKeyDown={handleKey}
      />
      <div id={listId} role="listbox" aria-label={t('palette.title')} className={styles.list}>
        {options.map(({ href, label, end }) => (
          // With the keyboard, the list is operated from its input.
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- see above
          <div
            key={href}
            id={optionId(href)}
            role="option"
            tabIndex={-1}
            aria-selected={href === active?.href}
            className={styles.option}
            onClick={() => go(href)}
          >
            {label}
            {end}
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {options.length === 0 && t('palette.none')}
      </p>
    </Dialog>
  );
}

/** The pages that the role opens and whose name holds the words. */
function usePages(wanted: string) {
  const { t } = useTranslation();
  const roleId = useSession(({ user }) => user?.roleId);
  const places = placesOf(roleId)
    .flatMap(({ places }) => places)
    .map(({ href, name }) => ({ href, label: t(name), end: null }));
  const tasks = [...tasksOf(roleId), ...shortcutsOf(roleId)].map(({ href, id }) => ({
    href,
    label: t(`task.${id}`),
    end: null,
  }));

  const isWanted = ({ label }: { label: string }) => label.toLocaleLowerCase().includes(wanted);
  const found = [...places, ...tasks].filter(isWanted);
  return found.filter(({ href }, index) => found.findIndex((page) => page.href === href) === index);
}

/** The orders that are found by the words, once typing pauses. */
function useFoundOrders(wanted: string) {
  const { t } = useTranslation();
  const { orderNumber } = useLocale();
  const { data, load } = useFetcher<FoundOrders>();

  const find = useEffectEvent(() => load(`/find-orders?${new URLSearchParams({ query: wanted })}`));
  useEffect(() => {
    if (wanted.length < 2) return;
    const pause = setTimeout(() => void find(), pauseMs);
    return () => clearTimeout(pause);
  }, [wanted]);

  // Ignore responses to an earlier text.
  if (data?.query !== wanted) return [];
  return data.orders.map(({ orderId, userName, orderStatusName }) => ({
    href: `/admin-orders/${orderId}`,
    label: (
      <span>
        {t('nav.order', { number: orderNumber(orderId) })}{' '}
        <bdi className={styles.who}>{userName}</bdi>
      </span>
    ),
    end: <StatusBadge status={orderStatusName}>{t(`orderStatus.${orderStatusName}`)}</StatusBadge>,
  }));
}
