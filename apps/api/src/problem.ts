import { errors, type ErrorCode } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

/** A value in a sentence; words differ by language. */
type Value = string | number | Record<Locale, string>;

/** A field of the body that is to blame, with its values for the sentence. */
export type Fault = { path: string; values: Record<string, string> };

type Options = {
  values?: Record<string, Value>;
  faults?: Fault[];
  retryAfter?: number;
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

  constructor(
    code: ErrorCode,
    { faults, values = faults?.[0]?.values ?? {}, retryAfter, cause }: Options = {},
  ) {
    super(code, { cause });
    this.code = code;
    this.values = values;
    this.faults = faults;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return errors[this.code];
  }

  valuesIn(locale: Locale): Record<string, string | number> {
    const inLocale = ([name, value]: [string, Value]) =>
      [name, typeof value === 'object' ? value[locale] : value] as const;
    return Object.fromEntries(Object.entries(this.values).map(inLocale));
  }
}
