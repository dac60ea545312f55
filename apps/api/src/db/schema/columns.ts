import { integer, timestamp } from 'drizzle-orm/pg-core';

/** A row's id; the database refuses ids that are given by hand. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const moment = () => timestamp({ withTimezone: true });

export const createdAt = () => moment().notNull().defaultNow();
