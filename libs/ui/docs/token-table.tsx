import type { CSSProperties } from 'react';

import { named, type tokens } from './tokens.ts';

type TokenTableProps = {
  kind: keyof typeof tokens;
  /** Which tokens: the beginning of their names. */
  prefix: RegExp;
  /** Renders the value: the style of a sample, and the words in it. */
  sample?: (name: string) => CSSProperties;
  children?: string;
};

/** Tokens with their values, and what each looks like. */
export function TokenTable({ kind, prefix, sample, children }: TokenTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          {sample && <th scope="col">Looks</th>}
        </tr>
      </thead>
      <tbody>
        {named(kind, prefix).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <code>{value}</code>
            </td>
            {sample && (
              <td>
                <div style={sample(`var(${name})`)}>{children}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
