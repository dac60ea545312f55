import { integer, timestamp } from 'drizzle-orm/pg-core';

/** The number that a row is known by; numbers given by hand are refused by the database. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const moment = () => timestamp({ withTimezone: true });

export const createdAt = () => moment().notNull().defaultNow();
