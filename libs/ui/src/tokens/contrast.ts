type Tokens = Readonly<Record<string, string>>;

/** The custom properties of the first rule of a style sheet, as written. */
export function readTokens(css: string): Tokens {
  const [rule = ''] = css.split('}');
  const declarations = rule.matchAll(/(?<name>--[\w-]+):\s*(?<value>[^;]+);/g);
  return Object.fromEntries(
    [...declarations].map(({ groups = {} }) => [groups.name, groups.value] as const),
  );
}

/** The colour of a token as `#rrggbb`, through any chain of `var()`. */
export function resolveColor(tokens: Tokens, name: string): string {
  const value = tokens[name];
  if (!value) throw new Error(`${name} is not declared`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolveColor(tokens, reference) : value;
}

/** WCAG 2.2 contrast ratio of two colours written as `#rrggbb`: 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function luminance(color: string): number {
  const linear = (start: number) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}
