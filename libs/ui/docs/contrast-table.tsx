import { contrast, resolveColor } from '../src/tokens/contrast.ts';
import type { Pair } from '../src/tokens/pairs.ts';
import { tokens } from './tokens.ts';

type ContrastTableProps = { pairs: readonly Pair[]; scheme?: 'light' | 'dark' };

/** Each pair as it looks, with the ratio computed from the tokens. */
export function ContrastTable({ pairs, scheme = 'light' }: ContrastTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Looks</th>
          <th scope="col">Above</th>
          <th scope="col">Ground</th>
          <th scope="col">Contrast</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([above, ground]) => {
          const [front, back] = [above, ground].map((name) => resolveColor(tokens[scheme], name));
          return (
            <tr key={`${above} ${ground}`}>
              <td style={{ background: back, color: front }}>أبجد Abc</td>
              <td>
                <code>{above}</code>
              </td>
              <td>
                <code>{ground}</code>
              </td>
              <td>{contrast(front ?? '', back ?? '').toFixed(1)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
