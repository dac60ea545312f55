/** Between the things of a list. */
const separator = /[,،;؛+&|/]|\s(?:and|or|او|أو|و|و\p{Script=Arabic}{3,})(?:\s|$)/iu;

/** Whether a query names several things: "salt, sugar", ملح وسكر. */
export const isList = (query: string): boolean => separator.test(query.normalize('NFKC'));
