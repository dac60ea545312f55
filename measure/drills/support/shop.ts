import type { RoleName } from '@craftsandore/roles';
import { Failure } from '@craftsandore/tools/failure';
import pg from 'pg';

import { addPeople } from '../../support/people.ts';
import { tokenFor } from '../../support/tokens.ts';

export type Shop = ReturnType<typeof shopOn>;
export type Person = { id: number; token: string; addressId: number };

type Where = {
  /** The database's current address: a restarted server has another port. */
  databaseUrl: () => string;
  dataDir: string;
};

/** Reads the tables of a shop and adds people and products, past the API. */
export function shopOn({ databaseUrl, dataDir }: Where) {
  async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: databaseUrl() });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  async function one<Row extends object>(text: string, values: unknown[] = []): Promise<Row> {
    const [row] = await query<Row>(text, values);
    if (!row) throw new Failure(`Nothing came of: ${text}`);
    return row;
  }

  /** Adds `count` signed-in people with this role, each with an address in Cairo. */
  async function people(count: number, role: RoleName = 'User'): Promise<Person[]> {
    const rows = await addPeople(query, count, role);
    return rows.map(({ userId, sessionId, addressId }) => ({
      id: userId,
      token: tokenFor(sessionId),
      addressId,
    }));
  }

  async function aPerson(role: RoleName): Promise<Person> {
    const [person] = await people(1, role);
    if (!person) throw new Failure('Nobody was brought in.');
    return person;
  }

  /** Adds a product with one design, by default more than anybody buys; its stock is in the ledger as received. */
  function aProduct(stock = 1_000_000): Promise<{ id: number; designId: number }> {
    return one(
      `with category as (
         insert into categories (name, name_ar) values ('Bowls', 'سلطانيات') returning id
       ), product as (
         insert into products
           (name, name_ar, description, description_ar, price, weight_in_kilograms, category_id)
         select 'Salad bowl', 'سلطانية سلطة', 'Turned.', 'مخروطة.', 12550, 1.2, id from category
         returning id
       ), design as (
         insert into product_designs (product_id, name, name_ar, stock)
         select id, 'Olive', 'زيتون', $1::int from product
         returning id, product_id
       ), booked as (
         insert into stock_ledger (design_id, delta, reason)
         select id, $1::int, 'received' from design
       )
       select product_id as id, id as "designId" from design`,
      [stock],
    );
  }

  return { databaseUrl, dataDir, query, one, people, aPerson, aProduct };
}
