import {
  beforePrepositions,
  isList,
  isNumber,
  isOptional,
  isSmall,
  onOtherLayout,
  spellingsOf,
  words,
} from '@craftsandore/search';

import { variantsOf, withoutNarrower, type Way } from './lexicon.ts';
import { readingsWith, type Meant, type Reading } from './readings.ts';
import type { SearchWords } from './search-words.ts';
import { spellingOf } from './spelling-of.ts';

/** A word with all that it finds. */
export type Word = { typed: string; ways: Way[]; isOptional: boolean; isNumber: boolean };

/** Words that are understood together: each by itself, or all of them by what else is said for them. */
export type Span = { words: Word[]; instead: Way[] };

export type Understanding = {
  spans: Span[];
  searchedFor: string | null;
  reading: Reading | null;
  /** Whether a word is only taken for another one because things are called so together with the others. */
  isBold: boolean;
  /** Whether it names several things: "salt, sugar". */
  isList: boolean;
  didYouMean: string[];
};

const mostWords = 10;
const mostHints = 3;
/** Each is a search of its own, where nothing is found. */
const mostShortened = 3;
const nothing: Understanding = {
  spans: [],
  searchedFor: null,
  reading: null,
  isBold: false,
  isList: false,
  didYouMean: [],
};

/**
 * What a query asks for. It is read as it was typed if that makes sense; else, as if it came from the other keyboard
 * layout; else each word that is not known is guessed. Where one stays unknown, nothing is searched, unless all others
 * are certain and it is one letter away from a word that things are called by together with them.
 */
export function understand(known: SearchWords, query: string): Understanding {
  const typed = compound(words(query)).slice(0, mostWords);
  const asTyped = read(known, typed, false);
  if (asTyped.every(isMeant)) return assemble(known, asTyped, query);

  const other = onOtherLayout(query);
  if (other !== null) {
    const swapped = read(known, words(other).slice(0, mostWords), false);
    if (swapped.every(isMeant) && swapped.some(({ terms }) => !terms.every(isOptional))) {
      const understood = assemble(known, swapped, other);
      return {
        ...understood,
        reading: 'layout',
        searchedFor: understood.searchedFor ?? other.trim(),
      };
    }
  }

  const guessed = read(known, typed, true);
  if (guessed.every(isMeant)) return assemble(known, guessed, query);
  const didYouMean = hints(known, guessed, query);
  const bold = boldly(known, guessed);
  return bold
    ? { ...assemble(known, bold, query), isBold: true, didYouMean }
    : { ...nothing, didYouMean };
}

/** All that a query may ask for: what comes later is for where nothing is found by what comes first. */
export const understandings = (
  known: SearchWords,
  query: string,
): [Understanding, ...Understanding[]] => [understand(known, query), ...shortened(known, query)];

/** Without the place or the purpose at its end, as long as things are called by what comes before. */
function shortened(known: SearchWords, query: string): Understanding[] {
  const { isCentral } = readingsWith(known);
  return beforePrepositions(query)
    .slice(0, mostShortened)
    .flatMap((start) => {
      const meant = read(known, words(start).slice(0, mostWords), false);
      const isCalled =
        meant.every(isMeant) && meant.some((word) => isTelling(word) && word.terms.some(isCentral));
      return isCalled
        ? [{ ...assemble(known, meant, start), reading: 'shortened' as const, searchedFor: start }]
        : [];
    });
}

type Unknown = { typed: string; terms: null };
const isMeant = (word: Meant | Unknown): word is Meant => word.terms !== null;

function read(known: SearchWords, typed: string[], isGuessing: boolean): (Meant | Unknown)[] {
  const { lexicon } = known;
  const readings = readingsWith(known);
  const inPhrases = wordsInPhrases(known, typed);
  /** Whether there is nothing beside a word that could bear out a guess at it. */
  const isAlone = (word: string) =>
    word.length > 3
      ? typed.length === 1
      : !typed.some((other) => other !== word && !readings.isIdle(other) && !isNumber(other));

  return typed.flatMap((word, at): (Meant | Unknown)[] => {
    if (inPhrases.has(at)) {
      return [{ typed: word, terms: [word], isPrefix: false, reading: null }];
    }
    const sure = readings.asTyped(word) ?? readings.asPrefix(word);
    if (sure) return [sure];
    // A word that narrows nothing may be missing everywhere.
    if (readings.isIdle(word)) return [];
    if (!isGuessing) return [{ typed: word, terms: null }];
    const slip = () => readings.asSlip(word, isAlone(word));
    const franco = () => readings.asFranco(word, isAlone(word));
    const loanword = () =>
      readings.asLoanword(
        word,
        (term) => lexicon.has(term) || wordsInPhrases(known, typed.with(at, term)).has(at),
      );
    // A digit among letters is no slip.
    const guess =
      (/\d/.test(word) ? franco() : (slip() ?? loanword() ?? franco())) ?? readings.asTwo(word);
    return guess ? [guess].flat() : [{ typed: word, terms: null }];
  });
}

/** With the only unknown word as the one that it is near to; null where the others do not tell enough for that. */
function boldly(known: SearchWords, read: (Meant | Unknown)[]): Meant[] | null {
  const { asNear } = readingsWith(known);
  const understood = read.filter(isMeant);
  const isCertain = understood.every(({ reading, isPrefix }) => reading === null && !isPrefix);
  if (read.length !== understood.length + 1 || !isCertain || !understood.some(isTelling))
    return null;
  const bold = read.map((word) => (isMeant(word) ? word : asNear(word.typed)));
  return bold.every((word) => word !== null) ? bold : null;
}

/** "A rack for spices" as "spice rack": what synonyms and names say, and with the thing as its last word. */
function compound(typed: string[]): string[] {
  const at = typed.indexOf('for');
  return at < 1 || at === typed.length - 1
    ? typed
    : [...typed.slice(at + 1), ...typed.slice(0, at)];
}

const isTelling = ({ terms }: Meant) => !terms.every((term) => isOptional(term) || isNumber(term));

/** Places of words that make a synonym together, and may be unknown apart: "hot pad". */
function wordsInPhrases({ lexicon }: SearchWords, typed: string[]): Set<number> {
  const places = new Set<number>();
  const variants = typed.map(variantsOf);
  for (let at = 0; at < typed.length;) {
    const length = lexicon.startOf(variants.slice(at))?.length ?? 0;
    if (length > 1) for (let word = at; word < at + length; word++) places.add(word);
    at += Math.max(1, length);
  }
  return places;
}

function assemble(known: SearchWords, meant: Meant[], query: string): Understanding {
  const { vocabulary, lexicon, inCategories } = known;
  const isIndexed = (term: string) =>
    isNumber(term) || vocabulary.has(term) || inCategories.has(term);
  const formsOf = ({ terms }: Meant) =>
    terms.flatMap((term) => (isNumber(term) ? [term] : variantsOf(term)));

  const toWord = (word: Meant): Word => {
    const forms = formsOf(word);
    const indexed = [...new Set(forms.filter(isIndexed))];
    const isBegun = word.isPrefix && indexed.length > 0;
    const synonyms = isBegun ? [] : (lexicon.startOf([forms])?.ways ?? []);
    const grade = word.isPrefix ? 'prefix' : 'exact';
    return {
      typed: word.typed,
      ways: withoutNarrower([
        ...(indexed.length > 0 ? [{ parts: [indexed], grade } satisfies Way] : []),
        ...synonyms,
      ]),
      // What is guessed has to be held.
      isOptional: word.reading !== 'spelling' && word.terms.every(isOptional),
      isNumber: word.terms.every(isNumber),
    };
  };

  const spans: Span[] = [];
  for (let at = 0; at < meant.length;) {
    const phrase = lexicon.startOf(meant.slice(at).map(formsOf));
    const length = Math.max(1, phrase?.length ?? 1);
    const spanned = meant.slice(at, at + length).map(toWord);
    spans.push(
      length === 1
        ? { words: spanned, instead: [] }
        : {
            words: spanned.map((word) => ({ ...word, isOptional: false })),
            instead: phrase?.ways ?? [],
          },
    );
    at += length;
  }

  const reading = meant.find((word) => word.reading !== null)?.reading ?? null;
  return {
    spans: findable(spans),
    reading,
    searchedFor: reading && spell(known, meant, query),
    isBold: false,
    isList: isList(query),
    didYouMean: apart(known, meant, query),
  };
}

/** Each word that may be searched by itself, where there are several. */
function apart(known: SearchWords, meant: Meant[], query: string): string[] {
  const telling = meant.filter(isTelling);
  return telling.length > 1
    ? telling.slice(0, mostHints).map((word) => spell(known, [word], query))
    : [];
}

/**
 * What of it can be searched. Synonyms for things that the shop does not have are passed over beside others; where
 * all words are such as narrow nothing, they are what is looked for; a small number alone says nothing.
 */
function findable(spans: Span[]): Span[] {
  const present = spans.filter(
    ({ words, instead }) => instead.length > 0 || words.every(({ ways }) => ways.length > 0),
  );
  const all = present.flatMap(({ words }) => words);
  if (all.every((word) => word.isNumber && word.typed.length < 2)) return [];
  if (all.some((word) => !word.isOptional)) return present;
  if (all.every(({ typed }) => isSmall(typed))) return [];
  return present.map((span) => ({
    ...span,
    words: span.words.map((word) => ({ ...word, isOptional: false })),
  }));
}

/** A query as it was understood, in words for people. */
function spell(known: SearchWords, meant: Meant[], query: string): string {
  const typed = spellingsOf(query);
  return meant
    .map(({ typed: word, terms: [term = word], reading }) => {
      if (!reading) return typed.get(word) ?? word;
      return term
        .split(' ')
        .map((part) => spellingOf(known, part))
        .join(' ');
    })
    .join(' ');
}

function hints(known: SearchWords, read: (Meant | Unknown)[], query: string): string[] {
  const { near } = readingsWith(known);
  const unknown = read.filter((word) => !isMeant(word));
  const understood = read.filter(isMeant);
  const [only] = unknown;
  const replaced =
    only && unknown.length === 1
      ? near(only.typed, read.length === 1).map((term) =>
          spell(
            known,
            read.map((word) =>
              isMeant(word)
                ? word
                : { typed: word.typed, terms: [term], isPrefix: false, reading: 'spelling' },
            ),
            query,
          ),
        )
      : [];
  const without = understood.some(isTelling) ? [spell(known, understood, query)] : [];
  return [...new Set([...replaced, ...without])].slice(0, mostHints);
}
