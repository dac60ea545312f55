import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

/** It makes the tables of the first version, beside which no other one ran. */
const first = '0000_start.sql';

/** What a version that runs on the tables as they were could stumble over. */
const breaking =
  /\bDROP (TABLE|COLUMN|TYPE|FUNCTION|TRIGGER|SEQUENCE)\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b|\bADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b|\bADD CONSTRAINT\b.*\bCHECK\b/i;

/** A step that takes away says since which migration no version has used what goes; a rule, why it was kept before. */
const excuse = /^-- (?:Unused since \d{4}\b|Kept by the version before: )/;

/** Statements that neither leave the version before in peace nor say why they may. */
const troublesome = (sql: string) =>
  sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => breaking.test(statement) && !excuse.test(statement));

const cwd = `${import.meta.dirname}/..`;
const migrations = globSync('src/db/migrations/*.sql', { cwd })
  .filter((file) => basename(file) !== first)
  .sort();

test('the version before works on the tables of the next', () => {
  const found = migrations.flatMap((file) =>
    troublesome(readFileSync(join(cwd, file), 'utf8')).map(
      (statement) => `${basename(file)}: ${statement}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['ALTER TABLE "a" DROP COLUMN "b";', 1],
  ['-- Unused since 0013\nALTER TABLE "a" DROP COLUMN "b";', 0],
  ['ALTER TABLE "a" ADD COLUMN "b" integer NOT NULL;', 1],
  ['ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;', 0],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 1],
  ['CREATE TABLE "a" ("b" integer NOT NULL);', 0],
  ['ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("b" > 0);', 1],
  ['-- Kept by the version before: why\nALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("b" > 0);', 0],
  ['DROP INDEX "a_b";', 0],
])('%s', (sql, count) => {
  expect(troublesome(sql)).toHaveLength(count);
});

test('the migrations make the tables that the schema describes', async () => {
  const latest = globSync('src/db/migrations/meta/*_snapshot.json', { cwd }).sort().at(-1) ?? '';
  const { id, prevId, ...made } = JSON.parse(readFileSync(join(cwd, latest), 'utf8'));

  const files = globSync('src/db/schema/*.ts', { cwd });
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(cwd, file)).href)),
  );
  const described = generateDrizzleJson(
    Object.assign({}, ...modules),
    prevId,
    ['public'],
    'snake_case',
  );
  expect({ ...described, id, prevId }).toEqual({ ...made, id, prevId });
});
