import { clsx } from 'clsx';

import styles from './avatar.module.css';

export type AvatarProps = { name: string; className?: string };

const thinSpace = '\u2009';

/** The initials of the first two words. Decoration: the name stands beside it or names its button. */
export function Avatar({ name, className }: AvatarProps) {
  return (
    // Painted by CSS: as text they would be a visible label that the button's name lacks.
    <span
      className={clsx(styles.root, className)}
      data-initials={initialsOf(name)}
      aria-hidden="true"
    />
  );
}

function initialsOf(name: string) {
  // Of words: an emoji between two names is none.
  const words = (name.match(/(?<!\S)[\p{L}\p{N}]\S*/gu) ?? []).slice(0, 2);
  const initials = words.map((word) => [...word].slice(0, 1).join('').toUpperCase());
  // Arabic letters side by side would join into a word.
  return initials.join(/\p{Script=Arabic}/u.test(name) ? thinSpace : '');
}
