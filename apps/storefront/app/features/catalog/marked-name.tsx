import { Fragment } from 'react';

type MarkedNameProps = {
  name: string;
  /** From a letter up to, but not with, another; in order, none over another. */
  ranges: readonly (readonly [number, number])[];
};

/** A name with the words that were looked for marked in it. */
export function MarkedName({ name, ranges }: MarkedNameProps) {
  const ends = ranges.map(([, end]) => end);

  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {name.slice(ends[index - 1] ?? 0, start)}
          <mark>{name.slice(start, end)}</mark>
        </Fragment>
      ))}
      {name.slice(ends.at(-1) ?? 0)}
    </>
  );
}
