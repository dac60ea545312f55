import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import * as apiAr from './dictionaries/api/ar.ts';
import { ar as backOfficeAr } from './dictionaries/back-office/ar.ts';
import { en as backOffice } from './dictionaries/back-office/en.ts';
import { en as common } from './dictionaries/common/en.ts';
import { mail as mailAr } from './dictionaries/mail/ar.ts';
import { mail } from './dictionaries/mail/en.ts';
import { ar as pagesAr } from './dictionaries/pages/ar.ts';
import { ar as storefrontAr } from './dictionaries/storefront/ar.ts';
import { en as storefront } from './dictionaries/storefront/en.ts';
import { personal } from './dictionaries/storefront/personal.en.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** An app's own files with what they say, tests and stories left out. */
function filesOf(app: string, part = 'app'): [file: string, source: string][] {
  const folder = join(root, 'apps', app, part);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}

const sourceOf = (app: string, part?: string): string =>
  filesOf(app, part)
    .map(([, source]) => source)
    .join('\n');

function keysOf(dictionary: object, prefix = ''): string[] {
  const keys = Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
  return [...new Set(keys.map((key) => key.replace(/_(zero|one|other)$/, '')))];
}

const textsOf = (dictionary: object): string[] =>
  Object.values(dictionary).flatMap((value) =>
    typeof value === 'string' ? value : textsOf(value),
  );

/**
 * Nouns whose keys are values of the code, so that templates fill them in: t(`role.${name}`). A noun of sentences is
 * none of them: dead ones would hide behind the template.
 */
const nounsOfValues = new Set([
  'attemptChannel',
  'attemptOutcome',
  'auditKind',
  'bulkMove',
  'callTime',
  'cancelReason',
  'carrierName',
  'cashPart',
  'confirmationState',
  'lineAdvice',
  'stockReason',
  'labelSize',
  'lineResult',
  'moneyKind',
  'moneyMethod',
  'nextStep',
  'contactMessageNone',
  'contactMessagePart',
  'copyAddress',
  'customerSort',
  'declineReason',
  'demandedOf',
  'demandedOfWords',
  'deskGroup',
  'deskLanguage',
  'deskNone',
  'deskPart',
  'deskPlan',
  'deskSettings',
  'deskStep',
  'eventKind',
  'eventMail',
  'eventMailState',
  'eventVerdict',
  'failedReason',
  'footerGone',
  'holdEnd',
  'homeGone',
  'homeSection',
  'homeSectionAbout',
  'importColumn',
  'importCount',
  'importNone',
  'importRows',
  'gridField',
  'gridKeys',
  'importState',
  'importStock',
  'importStockWords',
  'inLanguage',
  'invitationState',
  'logStatus',
  'messageChannel',
  'messageFailure',
  'messageState',
  'promotionState',
  'messageTemplate',
  'missSort',
  'orderColumns',
  'orderStatus',
  'paidAheadBy',
  'outcome',
  'deskFigurePart',
  'destinationHint',
  'destinationLabel',
  'destinationMethod',
  'destinationWrong',
  'deskLeft',
  'outcomeKey',
  'outcomeQuestion',
  'pageDone',
  'pageField',
  'pageProblem',
  'pageStanding',
  'pageState',
  'pageTool',
  'parcelPart',
  'parcelState',
  'pieceCondition',
  'partOfDay',
  'placeAr',
  'placeEn',
  'previewLanguage',
  'previewWidth',
  'productSort',
  'questionNone',
  'questionPart',
  'reportDays',
  'reportPart',
  'refundMethod',
  'returnClock',
  'returnMove',
  'returnPart',
  'refundToLabel',
  'refundToWrong',
  'returnReason',
  'returnState',
  'returnWish',
  'whyOwed',
  'reviewNone',
  'reviewPart',
  'role',
  'runState',
  'roleOpens',
  'scanMode',
  'scanned',
  'searchField',
  'searchGrade',
  'searchReading',
  'searchReason',
  'staffAct',
  'stockLevel',
  'stopOutcome',
  'stopReason',
  'stopSaved',
  'task',
  'taskWords',
  'testIn',
  'trackedStatus',
  'waitingKind',
  'wantedBack',
  'wayPayer',
  'whyReturned',
  'wordedMessage',
]);

/** A key is used when it is written out, or when a template names its noun. */
function isUsedIn(source: string, key: string): boolean {
  const noun = key.slice(0, key.lastIndexOf('.'));
  const isFilledIn = nounsOfValues.has(noun) && source.includes(`\`${noun}.\${`);
  return isFilledIn || source.includes(`'${key}'`);
}

// Not of the app: the server writes this page by itself.
const plainPage = `'offline.page.title' 'offline.page.text'`;

const apps = [
  ['storefront', storefront, sourceOf('storefront') + plainPage],
  ['back-office', backOffice, sourceOf('back-office')],
] as const;

test.each(apps)('every sentence of the %s is said somewhere', (_, dictionary, source) => {
  const own = keysOf(dictionary).filter((key) => !((key.split('.')[0] ?? '') in common));
  expect(own.filter((key) => !isUsedIn(source, key))).toEqual([]);
});

test.each(apps)('the %s fills in no noun but those of values', (_, __, source) => {
  const filledIn = [...source.matchAll(/\bt\(`([\w.-]+)\.\$\{/g)].map(([, noun]) => noun ?? '');
  expect(filledIn.filter((noun) => !nounsOfValues.has(noun))).toEqual([]);
});

/** Code that only pages of one person load: their features, what these share, the parts of their forms, and their routes. */
const isPersonal = (file: string) =>
  /^features\/(account|address|cart|catalogue\/saved|checkout|orders|review)\/|^components\/made-to-order\.tsx$|^form\/|^routes\/(checkout|track|verify-email)\./.test(
    file,
  );

test('words of personal pages are said on these alone: others do not load them', () => {
  const key = new RegExp(`['\`](${Object.keys(personal).join('|')})\\.[\\w$]`);
  const foreign = filesOf('storefront').filter(
    ([file, source]) => !isPersonal(file) && key.test(source),
  );
  expect(foreign.map(([file]) => file)).toEqual([]);
});

test('a sentence that both apps say stands among the common ones', () => {
  const sentencesOf = (dictionary: object) => {
    const own = Object.entries(dictionary).filter(([noun]) => !(noun in common));
    return textsOf(Object.fromEntries(own)).filter((text) => /\S\s+\S+\s+\S|[.?!]$/.test(text));
  };
  const said = new Set(sentencesOf(backOffice));
  expect(sentencesOf(storefront).filter((text) => said.has(text))).toEqual([]);
});

test('every sentence of a mail is written somewhere', () => {
  const ofCustomers = readFileSync(new URL('customer-mail.ts', import.meta.url), 'utf8');
  const source = sourceOf('api', 'src') + ofCustomers;
  expect(Object.keys(mail).filter((key) => !source.includes(`'${key}'`))).toEqual([]);
});

test('every common sentence is said by an app', () => {
  const unused = keysOf(common).filter(
    (key) => !apps.some(([, , source]) => isUsedIn(source, key)),
  );
  expect(unused).toEqual([]);
});

test.each(apps)('the %s says no sentence that only the other app has', (_, dictionary, source) => {
  const known = new Set(keysOf(dictionary));
  const said = [...source.matchAll(/\bt\('([\w.-]+)'/g)].map(([, key]) => key ?? '');
  expect(said.filter((key) => !known.has(key))).toEqual([]);
});

test('no number of an Arabic sentence stands beside a full stop, which reads as a zero', () => {
  const sentences = textsOf({ apiAr, backOfficeAr, mailAr, pagesAr, storefrontAr });
  const number =
    '(?:[٠-٩]|{{(?:count|minimum|maximum|stock|price|old|minHeight|available|place|page|pageCount)}})';
  expect(sentences.filter((text) => new RegExp(`${number}[.·]`).test(text))).toEqual([]);
});
