/** What may stand on what: each pair must be readable, and its contrast is computed in a test and in Storybook. */
export type Pair = readonly [above: string, ground: string];

const grounds = ['page', 'surface', 'surface-sunken', 'surface-tile', 'surface-hover'];

/** Words on every ground they may stand on: at least 4.5 to 1. */
export const wordPairs: readonly Pair[] = [
  ...onGrounds(
    'text text-soft text-muted accent accent-hover olive wood success warning danger info',
  ),
  ...pairs('color', [
    'on-primary primary',
    'on-primary primary-hover',
    'on-primary primary-active',
    'on-primary-inverse primary-inverse',
    'on-primary-inverse primary-inverse-hover',
    'on-accent accent',
    'on-accent accent-hover',
    'on-danger danger',
    'on-danger danger-hover',
    'on-avatar avatar',
    'accent accent-soft',
    'olive olive-soft',
    'success success-soft',
    'warning warning-soft',
    'danger danger-soft',
    'info info-soft',
  ]),
  ...['inverse', 'olive'].flatMap((band) =>
    pairs('color', [
      `text-inverse surface-${band}`,
      `text-inverse-muted surface-${band}`,
      `text-inverse-hover surface-${band}`,
      `focus-inverse surface-${band}`,
    ]),
  ),
  ...pairs(
    'status',
    ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'unknown'].map(
      (status) => `${status}-fg ${status}-bg`,
    ),
  ),
];

/** Edges and marks without words: at least 3 to 1. */
export const edgePairs: readonly Pair[] = onGrounds('focus border-strong star');

/** The shop's tinted cards and banners, which have no dark scheme. */
export const tintPairs: readonly Pair[] = pairs(
  'color',
  ['sand', 'clay', 'olive', 'banner'].map((tint) => `text tint-${tint}`),
);

function onGrounds(names: string): Pair[] {
  return names.split(' ').flatMap((name) =>
    pairs(
      'color',
      grounds.map((ground) => `${name} ${ground}`),
    ),
  );
}

function pairs(kind: 'color' | 'status', names: string[]): Pair[] {
  return names.map((pair) => {
    const [above = '', ground = ''] = pair.split(' ');
    return [`--${kind}-${above}`, `--${kind}-${ground}`];
  });
}
