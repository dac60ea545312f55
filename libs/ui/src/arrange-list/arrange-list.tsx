import { clsx } from 'clsx';
import { type Ref, useId } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon, GripIcon } from '../icons/icons.ts';
import { LiveRegion } from '../live-region/live-region.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './arrange-list.module.css';
import { type Arranging, useArranging } from './use-arranging.ts';

export type ArrangeListProps<Id extends string | number> = Arranging<Id> & {
  label: string;
  className?: string;
  tabIndex?: number;
  ref?: Ref<HTMLUListElement>;
};

/**
 * Rows that a pointer drags by their handles, and keys move: Space lifts, arrows move, Space puts down, Escape undoes.
 * Who cannot drag presses a handle and then the arrows that it brings.
 */
export function ArrangeList<Id extends string | number>({
  label,
  rows,
  onArrange,
  words,
  className,
  ...rest
}: ArrangeListProps<Id>) {
  const hintId = useId();
  const arranging = useArranging({ rows, words, onArrange });
  const { shown, lift, lastPlace, moveTo } = arranging;

  return (
    <>
      <ul {...rest} aria-label={label} className={clsx(styles.root, className)}>
        {rows.map((row) => {
          const index = shown.indexOf(row);
          const held = lift?.id === row.id ? lift : undefined;
          const isByButtons = held !== undefined && held.top === undefined;
          return (
            <li
              key={row.id}
              {...arranging.item(row.id)}
              className={styles.row}
              // The elements stay where they are while a row moves: one that is taken out loses focus and pointer.
              style={{ order: index }}
              data-first={index === 0 || undefined}
              data-lifted={held ? '' : undefined}
            >
              {row.fixed ? (
                <span />
              ) : (
                <button
                  type="button"
                  className={styles.handle}
                  aria-label={words.handle(row.name)}
                  aria-describedby={hintId}
                  aria-pressed={Boolean(held)}
                  {...arranging.handle(row.id)}
                >
                  <GripIcon />
                </button>
              )}
              <div className={styles.content}>
                <div className={styles.words}>{row.children}</div>
                <div className={styles.end}>
                  {isByButtons && (
                    <>
                      <IconButton
                        size="sm"
                        label={words.up}
                        aria-disabled={held.to === 0}
                        onClick={() => moveTo(held.to - 1)}
                      >
                        <ChevronUpIcon />
                      </IconButton>
                      <IconButton
                        size="sm"
                        label={words.down}
                        aria-disabled={held.to === lastPlace}
                        onClick={() => moveTo(held.to + 1)}
                      >
                        <ChevronDownIcon />
                      </IconButton>
                    </>
                  )}
                  {row.fixed && <span className={styles.fixed}>{words.fixed}</span>}
                  {/* Its room is theirs for a while, so that the row stays as high as it is. */}
                  <div className={styles.own} hidden={isByButtons}>
                    {row.end}
                  </div>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden id={hintId}>{words.hint}</VisuallyHidden>
      <LiveRegion>{arranging.said}</LiveRegion>
    </>
  );
}
