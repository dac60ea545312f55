import { errors, type ErrorCode } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

/** A value in a sentence; words differ by language. */
type Value = string | number | Record<Locale, string>;

/** A field of the body that is to blame, with its values for the sentence. */
export type Fault = { path: string; values: Record<string, Value> };

type Options = {
  values?: Record<string, Value>;
  faults?: Fault[];
  retryAfter?: number;
  current?: unknown;
  cause?: unknown;
};

/** An expected error that is answered in the caller's language. Anything else thrown is a bug or an outage. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ErrorCode;
  readonly values: Record<string, Value>;
  readonly faults: Fault[] | undefined;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number | undefined;
  /** As the wire has it: what has changed since the caller saw it, as it is now. */
  readonly current: unknown;

  constructor(
    code: ErrorCode,
    { faults, values = faults?.[0]?.values ?? {}, retryAfter, current, cause }: Options = {},
  ) {
    super(code, { cause });
    this.code = code;
    this.values = values;
    this.faults = faults;
    this.retryAfter = retryAfter;
    this.current = current;
  }

  get status(): number {
    return errors[this.code];
  }

  valuesIn(locale: Locale): Record<string, string | number> {
    return inLocale(this.values, locale);
  }
}

/** Values as a sentence of one language has them. */
export const inLocale = (
  values: Record<string, Value>,
  locale: Locale,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[locale] : value,
    ]),
  );
