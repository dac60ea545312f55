import type { DatabaseOrTransaction } from './client.ts';

/**
 * A statement that is put together once, and read by PostgreSQL once for each connection, which plans it anew only where
 * the values of its placeholders matter. One that has several shapes is told what makes the shape: few, never what a
 * caller may think up.
 */
export function preparedQuery<Shape extends (string | boolean)[], Statement>(
  name: string,
  build: (db: DatabaseOrTransaction, ...shape: Shape) => { prepare: (name: string) => Statement },
) {
  const known = new WeakMap<DatabaseOrTransaction, Map<string, Statement>>();

  return (db: DatabaseOrTransaction, ...shape: Shape): Statement => {
    const fullName = [name, ...shape].join(' ');
    const own = known.get(db) ?? new Map<string, Statement>();
    const statement = own.get(fullName) ?? build(db, ...shape).prepare(fullName);
    known.set(db, own.set(fullName, statement));
    return statement;
  };
}
