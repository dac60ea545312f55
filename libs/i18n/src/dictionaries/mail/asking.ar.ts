import type { ArabicFor } from '../../dictionary.ts';
import type { asking as english } from './asking.en.ts';

export const asking: ArabicFor<typeof english> = {
  pieces_zero: '{{name}}',
  pieces_one: '{{name}} وقطعة أخرى',
  pieces_two: '{{name}} وقطعتان أخريان',
  pieces_few: '{{name}} و{{count}} قطع أخرى',
  pieces_many: '{{name}} و{{count}} قطعة أخرى',
  pieces_other: '{{name}} و{{count}} قطعة أخرى',
  paidInPart: '{{toPay}} (سبق دفع {{paid}} من {{total}})',
  paidInFull: '{{toPay}} (سبق دفع {{total}} بالكامل)',
};
