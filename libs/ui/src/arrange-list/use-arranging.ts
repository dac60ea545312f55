import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { prefersReducedMotion } from '../motion/prefers-less.ts';
import { arranged } from './arranged.ts';

export type ArrangeRow<Id extends string | number> = {
  id: Id;
  /** In the name of its handle, and said of it while it moves. */
  name: string;
  children: ReactNode;
  /** At its end: a switch, buttons. */
  end?: ReactNode;
  /** Keeps its place, whatever moves around it. */
  fixed?: boolean;
};

type Place = { row: string; place: number; places: number };

export type ArrangeWords = {
  /** The name of a handle: "Move Banners". */
  handle: (row: string) => string;
  /** How keys move a row. */
  hint: string;
  up: string;
  down: string;
  fixed: string;
  said: Record<'lifted' | 'moved' | 'dropped' | 'undone', (place: Place) => string>;
};

export type Arranging<Id extends string | number> = {
  rows: readonly ArrangeRow<Id>[];
  words: ArrangeWords;
  /** Told the order once a row was put down elsewhere; the next `rows` show it, or do not. */
  onArrange: (order: Id[]) => void;
};

/** A row in the hand. */
type Lift<Id> = {
  id: Id;
  /** Its place among the rows that move. */
  to: number;
  /** Where a pointer holds it, in px from the top of the list; none while keys or buttons move it. */
  top?: number;
};

/** A pointer on a handle: which one, where it came down, and how far below the top of the row. */
type Press<Id> = { id: Id; clientY: number; grip: number };

/** Less is a press that trembles, in px. */
const farEnough = 4;

/** So near an edge of the window, in px, it scrolls along; below stands a save bar. */
const edge = 96;

/** What is in the hand, what it does to the order, and what is said of it. */
export function useArranging<Id extends string | number>({
  rows,
  words,
  onArrange,
}: Arranging<Id>) {
  const items = useRef(new Map<Id, HTMLLIElement>());
  const topsBefore = useRef(new Map<Id, number>());
  const wasDragged = useRef(false);
  const [lift, setLift] = useState<Lift<Id>>();
  const [press, setPress] = useState<Press<Id>>();
  const [said, setSaid] = useState('');

  const moving = movingOf(rows);
  const shown = lift ? arranged(rows, lift.id, lift.to) : rows;

  function say(how: keyof ArrangeWords['said'], { id, to }: Lift<Id>) {
    const order = arranged(rows, id, to);
    const index = order.findIndex((row) => row.id === id);
    const name = order[index]?.name ?? '';
    setSaid(words.said[how]({ row: name, place: index + 1, places: rows.length }));
  }

  function change(next: Lift<Id> | undefined) {
    topsBefore.current = new Map(
      [...items.current].map(([id, { offsetTop }]) => [
        id,
        id === lift?.id ? (lift.top ?? offsetTop) : offsetTop,
      ]),
    );
    setLift(next);
  }

  function take(id: Id) {
    drop();
    const taken = { id, to: movingOf(shown).findIndex((row) => row.id === id) };
    change(taken);
    say('lifted', taken);
  }

  function moveTo(to: number) {
    if (!lift || to === lift.to || to < 0 || to >= moving.length) return;
    change({ ...lift, to });
    say('moved', { ...lift, to });
  }

  function drop() {
    if (!lift) return;
    change(undefined);
    say('dropped', lift);
    if (shown.some((row, index) => row !== rows[index])) onArrange(shown.map(({ id }) => id));
  }

  function undo() {
    if (!lift) return;
    change(undefined);
    say('undone', { ...lift, to: moving.findIndex(({ id }) => id === lift.id) });
  }

  const follow = useEffectEvent((clientY: number) => {
    const item = press && items.current.get(press.id);
    const list = item?.parentElement;
    if (!press || !item || !list) return;
    const isDragged = lift?.id === press.id && lift.top !== undefined;
    if (!isDragged && Math.abs(clientY - press.clientY) < farEnough) return;
    wasDragged.current = true;

    const y = clientY - list.getBoundingClientRect().top;
    const others = moving.filter(({ id }) => id !== press.id);
    const to = others.filter(({ id }) => middleOf(items.current.get(id)) < y).length;
    const lowest = list.offsetHeight - item.offsetHeight;
    const next = { id: press.id, to, top: Math.min(Math.max(y - press.grip, 0), lowest) };
    if (!isDragged) say('lifted', next);
    else if (to !== lift.to) say('moved', next);
    change(next);
  });
  const putDown = useEffectEvent(() => lift?.top !== undefined && drop());
  const takeBack = useEffectEvent(undo);

  useEffect(() => {
    if (!press) return;
    const { signal, abort } = listening();
    let { clientY } = press;
    let frame = requestAnimationFrame(scroll);

    function scroll() {
      const past = Math.min(clientY - edge, 0) + Math.max(clientY - (window.innerHeight - edge), 0);
      if (wasDragged.current && past !== 0) {
        window.scrollBy(0, past / 6);
        follow(clientY);
      }
      frame = requestAnimationFrame(scroll);
    }

    // The window hears of it wherever the pointer goes.
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', then: () => void) =>
      window.addEventListener(
        type,
        (event) => {
          ({ clientY } = event);
          then();
        },
        { signal },
      );
    on('pointermove', () => follow(clientY));
    on('pointerup', () => {
      putDown();
      setPress(undefined);
    });
    on('pointercancel', () => {
      takeBack();
      setPress(undefined);
    });
    return () => {
      cancelAnimationFrame(frame);
      abort();
    };
  }, [press]);

  // Rows slide to where they are now; the one under a pointer keeps to it.
  useLayoutEffect(() => {
    for (const [id, item] of items.current) {
      const held = id === lift?.id ? lift.top : undefined;
      item.style.translate = held === undefined ? '' : `0 ${held - item.offsetTop}px`;
      const by = (topsBefore.current.get(id) ?? item.offsetTop) - item.offsetTop;
      if (held !== undefined || by === 0 || prefersReducedMotion()) continue;
      item.animate({ translate: [`0 ${by}px`, '0 0'] }, { duration: 200, easing: 'ease-out' });
    }
    topsBefore.current.clear();
  }, [lift]);

  function handleKeyDown(event: KeyboardEvent) {
    if (!lift) return;
    const act = {
      ArrowUp: () => moveTo(lift.to - 1),
      ArrowDown: () => moveTo(lift.to + 1),
      Home: () => moveTo(0),
      End: () => moveTo(moving.length - 1),
      Escape: undo,
    }[event.key];
    if (!act) return;
    // Neither does the page scroll, nor does a dialog around it close.
    event.preventDefault();
    event.stopPropagation();
    setPress(undefined);
    act();
  }

  return {
    shown,
    lift,
    said,
    /** The last place among the rows that move. */
    lastPlace: moving.length - 1,
    moveTo,
    item: (id: Id) => ({
      ref: (item: HTMLLIElement) => {
        items.current.set(id, item);
        return () => void items.current.delete(id);
      },
      onKeyDown: handleKeyDown,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) => {
        if (lift?.id === id && !press && !currentTarget.contains(relatedTarget)) drop();
      },
    }),
    handle: (id: Id) => ({
      onPointerDown: ({ button, clientY }: PointerEvent) => {
        const top = items.current.get(id)?.getBoundingClientRect().top;
        wasDragged.current = false;
        if (lift?.id !== id) drop();
        if (button === 0 && top !== undefined) setPress({ id, clientY, grip: clientY - top });
      },
      // Keys press it too; `detail` is 0 then.
      onClick: ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
        if (wasDragged.current && detail > 0) return;
        if (lift?.id === id) return drop();
        take(id);
        currentTarget.focus(); // Safari leaves the focus where it was
      },
    }),
  };
}

const movingOf = <Row extends { fixed?: boolean }>(rows: readonly Row[]) =>
  rows.filter(({ fixed }) => !fixed);

const listening = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};

const middleOf = (item: HTMLElement | undefined) =>
  item ? item.offsetTop + item.offsetHeight / 2 : 0;
