import { validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import type { z } from 'zod';

/** What is wrong with the fields of a row; nothing until the form has been sent with a faulty one. */
export function useRowProblems<Row>(shape: z.ZodType<unknown, Row>, isWrong: boolean) {
  const { locale } = useLocale();

  return (row: Row): Partial<Record<keyof Row, string>> => {
    if (!isWrong) return {};
    const { error } = shape.safeParse(row, {
      error: (issue) => validationSentence(issue, locale),
      reportInput: true,
    });
    const problems = error?.issues.map(({ path: [field], message }) => [field, message]) ?? [];
    return Object.fromEntries(problems) as Partial<Record<keyof Row, string>>; // fields of a row
  };
}
