import { ArrowForwardIcon } from '@craftsandore/ui';

import styles from './change-list.module.css';

/** What a value was and is, null where there was or is none. */
type Change = { field: string; before: string | null; after: string | null };

type ChangeListProps = {
  changes: Change[];
  /** Says how many are folded up: "3 more". */
  moreLabel: (count: number) => string;
};

/** As many as a row shows before somebody asks for the others, and letters of one of them. */
const shown = 3;
const shownLetters = 240;

const isShort = ({ before, after }: Change) =>
  (before?.length ?? 0) + (after?.length ?? 0) <= shownLetters;

/** What values were, and what they are. */
export function ChangeList({ changes, moreLabel }: ChangeListProps) {
  const first = changes.filter(isShort).slice(0, shown);
  const others = changes.filter((change) => !first.includes(change));

  return (
    <>
      <Changes changes={first} />
      {others.length > 0 && (
        <details>
          <summary className={styles.more}>{moreLabel(others.length)}</summary>
          <Changes changes={others} />
        </details>
      )}
    </>
  );
}

function Changes({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className={styles.root}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={styles.change}>
          <dt>
            <bdi>{field}</bdi>
          </dt>
          <dd className={styles.values}>
            {before !== null && (
              <del>
                <bdi dir="auto">{before}</bdi>
              </del>
            )}
            {before !== null && after !== null && <ArrowForwardIcon />}
            {after !== null && (
              <ins>
                <bdi dir="auto">{after}</bdi>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
