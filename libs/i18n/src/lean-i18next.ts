type Values = Record<string, unknown>;

type Options = {
  lng: string;
  resources: Record<string, { translation: object }>;
  interpolation: { escape: (value: unknown) => string };
};

/**
 * The part of i18next that a page needs: keys, plural forms, and values in their places, escaped or as they are. Where
 * a build asks for what is lean, it stands for the package, which is a ninth of what a first view may weigh.
 */
export function createInstance({ lng, resources, interpolation }: Options) {
  const plurals = new Intl.PluralRules(lng);

  /** The sentence at a path like `cart.title`. */
  function find(key: string): unknown {
    const start: unknown = resources[lng]?.translation;
    return key.split('.').reduce((words, part) => Reflect.get(Object(words), part), start);
  }

  function t(key: string, values: Values = {}): string {
    const { count } = values;
    const isCounted = typeof count === 'number';
    const sentence =
      (isCounted && count === 0 && find(`${key}_zero`)) ||
      (isCounted && find(`${key}_${plurals.select(count)}`)) ||
      find(key);
    if (typeof sentence !== 'string') return key;
    return sentence.replace(/{{(- )?(\w+)}}/g, (_, asItIs: string | undefined, name: string) =>
      asItIs ? String(values[name]) : interpolation.escape(values[name]),
    );
  }

  return { t, init: () => Promise.resolve(t) };
}
