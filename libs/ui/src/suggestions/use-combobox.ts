import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useRef,
  useState,
} from 'react';

type ComboboxOffer<Option> = {
  /** What is offered for what was typed; another array is another offer. */
  options: readonly Option[];
  onChoose: (option: Option) => void;
};

/** What ties the input to the list under it. */
export type Combobox = {
  isOpen: boolean;
  /** Opens it for a text that nobody has typed here. */
  open: () => void;
  /** For the input; its own words, value and listener for changes stay the caller's. */
  input: ComponentProps<'input'>;
  /** For `Suggestions` and each `Suggestion` in it. */
  list: ComponentProps<'div'>;
  option: (index: number) => ComponentProps<'div'> & { 'aria-selected': boolean };
};

/**
 * A text that may be finished by choosing from a list: arrows walk through it and back to the text, Enter takes what
 * is active, Escape, Tab and leaving close it. While nothing is active all keys are the text's, Enter included.
 */
export function useCombobox<Option>({ options, onChoose }: ComboboxOffer<Option>): Combobox {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const pressedBy = useRef('');

  const [offered, setOffered] = useState(options);
  if (offered !== options) {
    setOffered(options);
    setActive(null);
  }

  const last = options.length - 1;
  const isOpen = isWanted && last >= 0;
  const idOf = (index: number) => `${listId}-${index}`;

  function show(wanted: boolean) {
    setWanted(wanted);
    setActive(null);
  }

  function choose(index: number) {
    const option = options[index];
    show(false);
    if (option) onChoose(option);
  }

  /** Keys that were of use here do nothing else. */
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // A key that finishes a word of an input method is not meant for the list.
    if (last < 0 || event.nativeEvent.isComposing) return;
    if (act(event)) event.preventDefault();
  }

  function act({ key, altKey }: KeyboardEvent): boolean {
    if (!isOpen) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
      setWanted(true);
      if (!altKey) setActive(key === 'ArrowDown' ? 0 : last);
      return true;
    }
    if (key === 'Escape' || (altKey && key === 'ArrowUp')) {
      show(false);
      return true;
    }
    if (key === 'Enter') {
      if (active === null) show(false);
      else choose(active);
      return active !== null;
    }
    const next = neighbour(key, active, last);
    if (next === undefined) return false;
    setActive(next);
    return key !== 'ArrowLeft' && key !== 'ArrowRight'; // these move the caret as well
  }

  return {
    isOpen,
    open: () => show(true),
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active !== null ? idOf(active) : undefined,
      onInput: () => show(true),
      onKeyDown: handleKeyDown,
      onBlur: () => show(false),
    },
    list: {
      id: listId,
      role: 'listbox',
      // A click does not tell in every browser what has made it.
      onPointerDown: ({ pointerType }) => {
        pressedBy.current = pointerType;
      },
      // Pressing on the list, or scrolling it, leaves the focus in the text.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    option: (index) => ({
      id: idOf(index),
      role: 'option',
      'aria-selected': index === active,
      onClick: () => {
        choose(index);
        if (pressedBy.current === 'touch') putKeyboardAway();
      },
    }),
  };
}

/** It would cover what comes next. */
function putKeyboardAway() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Which option a key leads to; null: back to the text; undefined: it leads nowhere. */
function neighbour(key: string, active: number | null, last: number): number | null | undefined {
  if (key === 'ArrowDown') return active === last ? null : (active ?? -1) + 1;
  if (key === 'ArrowUp') return active === 0 ? null : (active ?? last + 1) - 1;
  if (active === null) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? null : undefined;
}
