import { readTokens } from '../src/tokens/contrast.ts';
import color from '../src/tokens/color.css?raw';
import dark from '../src/tokens/dark.css?raw';
import motion from '../src/tokens/motion.css?raw';
import shape from '../src/tokens/shape.css?raw';
import type from '../src/tokens/type.css?raw';

const light = readTokens(color);

/** The tokens as they are written, so that these pages cannot fall behind them. */
export const tokens = {
  light,
  dark: { ...light, ...readTokens(dark) },
  motion: readTokens(motion),
  shape: readTokens(shape),
  type: readTokens(type),
};

/** The tokens whose name begins like this, in the order of the style sheet. */
export const named = (kind: keyof typeof tokens, prefix: RegExp): [name: string, value: string][] =>
  Object.entries(tokens[kind]).filter(([name]) => prefix.test(name));
