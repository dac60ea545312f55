import type { AuditAction, AuditKind } from '@craftsandore/contract';

import { audit as arabicValues } from './dictionaries/api/ar.ts';
import { audit as englishValues } from './dictionaries/api/en.ts';
import { audit as arabic } from './dictionaries/back-office/audit.ar.ts';
import { audit as english } from './dictionaries/back-office/audit.en.ts';
import { home as arabicOfHome } from './dictionaries/back-office/home.ar.ts';
import { home as englishOfHome } from './dictionaries/back-office/home.en.ts';
import { staff as arabicOfStaff } from './dictionaries/back-office/staff.ar.ts';
import { staff as englishOfStaff } from './dictionaries/back-office/staff.en.ts';
import { en as englishInCommon } from './dictionaries/common/en.ts';
import { ar as arabicInCommon } from './dictionaries/common/ar.ts';
import type { Locale } from './locale.ts';

const words = {
  ar: {
    ...arabic,
    ...arabicValues,
    role: arabicInCommon.role,
    staffAct: arabicOfStaff.staffAct,
    homeSection: arabicOfHome.homeSection,
  },
  en: {
    ...english,
    ...englishValues,
    role: englishInCommon.role,
    staffAct: englishOfStaff.staffAct,
    homeSection: englishOfHome.homeSection,
  },
};

export type AuditField = keyof typeof englishValues.auditField;

/** What fields, values and columns of the audit log are called, in a language. */
export const auditWords = (locale: Locale): (typeof words)['en'] => words[locale];

/** What was done to what, as a short sentence. */
export function auditActLabel(noun: AuditKind, action: AuditAction, locale: Locale): string {
  const labels: Record<string, string> = words[locale].auditAct;
  return labels[`${noun}-${action}`] ?? words[locale].auditKind[noun];
}
