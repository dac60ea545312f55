/** What is put into the words that ask customers whether they want what they ordered. */
export const asking = {
  pieces_zero: '{{name}}',
  pieces_one: '{{name}} and {{count}} more piece',
  pieces_other: '{{name}} and {{count}} more pieces',
  paidInPart: '{{toPay}} ({{paid}} of {{total}} is paid already)',
  paidInFull: '{{toPay}} ({{total}} is paid already)',
};
