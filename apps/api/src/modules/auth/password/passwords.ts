import { randomBytes } from 'node:crypto';

import { hash, verify, type Options } from '@node-rs/argon2';

import { wellKnownPasswords } from './well-known-passwords.ts';

/** argon2id, the package's default, at the strength that OWASP asks for. */
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody knows; checking it costs what checking a real one costs. */
const nobodysHash = hash(randomBytes(32), strength);

export const hashPassword = (password: string): Promise<string> => hash(password, strength);

/** Takes equally long with or without a hash, so that timing does not reveal who has an account. */
export async function isPasswordRight(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  return verify(passwordHash ?? (await nobodysHash), password);
}

type Owner = { email: string; name: string };

/** Whether an attacker would try this password among the first, as it is or in one of the usual disguises. */
export function isWellKnown(password: string, { email, name }: Owner): boolean {
  const guess = password.toLowerCase();
  const [localPart = ''] = email.split('@');
  if (wellKnownPasswords.has(guess) || guess === email || guess === localPart) return true;
  if (/^(.)\1*$/u.test(guess) || namesIn(localPart, name).some((own) => guess.includes(own))) {
    return true;
  }

  const own = new Set([email, localPart].flatMap(wordsIn));
  return wordsIn(guess).some((word) => wellKnownWords.has(word) || own.has(word));
}

/** Of what somebody is called, and of the name of their address, what is long enough to be known in a password. */
const namesIn = (localPart: string, name: string): string[] =>
  [localPart, ...`${localPart} ${name}`.split(/[^\p{L}\p{N}]+/u)]
    .map((word) => word.toLowerCase())
    .filter(({ length }) => length >= minWordLength);

/** What programs that guess try in place of a letter. */
const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** A shorter word with digits behind it is a password of digits, which may be a good one. */
const minWordLength = 4;

/** The word that a password is made of: without what follows it, and without disguise. A 1 may be an I or an L. */
function wordsIn(password: string): string[] {
  const word = password
    .toLowerCase()
    .replace(/\P{L}+$/u, '')
    .replace(/[@48305$7]/g, (sign) => disguises[sign] ?? sign);
  return ['i', 'l']
    .map((letter) => word.replace(/[1!|]/g, letter).replace(/\P{L}/gu, ''))
    .filter(({ length }) => length >= minWordLength);
}

const wellKnownWords = new Set([...wellKnownPasswords].flatMap(wordsIn));
