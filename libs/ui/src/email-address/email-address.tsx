import { Fragment } from 'react';

export type EmailAddressProps = { address: string };

/** An email, which breaks after its signs where the line ends, and in no name. */
export function EmailAddress({ address }: EmailAddressProps) {
  const [first, ...rest] = address.match(/[^@.]*[@.]|[^@.]+/g) ?? [];
  return (
    <bdi dir="ltr">
      {first}
      {rest.map((part, index) => (
        // The parts of an address never change places.
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
