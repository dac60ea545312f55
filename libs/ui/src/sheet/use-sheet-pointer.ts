import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

import { type Place, type Range, type Selection } from './sheet-places.ts';

type Options = {
  selection: Selection;
  range: Range;
  isEditing: boolean;
  choose: (active: Place, end?: Place) => void;
  edit: () => void;
  fill: (range: Range) => void;
  leave: () => void;
};

/** The place of the cell that an element is in. */
function placeOf(element: EventTarget | null): Place | undefined {
  const cell = element instanceof Element ? element.closest<HTMLElement>('td[data-row]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

/** Cells are chosen by mouse and finger; a second press of a finger writes. The handle of the range fills down. */
export function useSheetPointer({
  selection,
  range,
  isEditing,
  choose,
  edit,
  fill,
  leave,
}: Options) {
  const pointer = useRef('mouse');
  const [filledFrom, setFilledFrom] = useState<Range>();

  const moveFill = useEffectEvent(({ clientX, clientY }: globalThis.PointerEvent) => {
    const place = placeOf(document.elementFromPoint(clientX, clientY));
    if (!place || !filledFrom) return;
    const { top, first, last, bottom } = filledFrom;
    choose({ row: top, column: first }, { row: Math.max(bottom, place.row), column: last });
  });

  const endFill = useEffectEvent(() => {
    setFilledFrom(undefined);
    // What was chosen before repeats below it, from its first row.
    if (filledFrom && range.bottom > filledFrom.bottom) fill(range);
  });

  useEffect(() => {
    if (!filledFrom) return;
    const move = (event: globalThis.PointerEvent) => moveFill(event);
    const end = () => endFill();
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [filledFrom]);

  return {
    onPointerDown(event: PointerEvent) {
      const { target, button, pointerType, shiftKey } = event;
      pointer.current = pointerType;
      const isHandle = target instanceof HTMLElement && target.dataset.handle !== undefined;
      if (button === 0 && isHandle) {
        event.preventDefault();
        return setFilledFrom(range);
      }
      const place = placeOf(target);
      const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (!place || isField || pointerType === 'touch' || button !== 0) return;
      leave();
      if (shiftKey) choose(selection.active, place);
      else choose(place);
    },
    onPointerOver({ target, buttons, pointerType }: PointerEvent) {
      const place = placeOf(target);
      if (!place || filledFrom || isEditing || pointerType === 'touch' || !(buttons & 1)) return;
      choose(selection.active, place);
    },
    onClick({ target }: MouseEvent) {
      const place = placeOf(target);
      if (!place || pointer.current !== 'touch' || isEditing) return;
      const { active } = selection;
      if (active.row === place.row && active.column === place.column) edit();
      else choose(place);
    },
    onDoubleClick({ target }: MouseEvent) {
      if (placeOf(target) && pointer.current !== 'touch' && !isEditing) edit();
    },
  };
}
