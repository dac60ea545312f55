import { Fragment } from 'react';

type MarkedNameProps = {
  name: string;
  /** Start (inclusive) and end (exclusive) of each match, in order, without overlaps. */
  ranges: readonly (readonly [number, number])[];
};

/** A name with the searched words marked. */
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
