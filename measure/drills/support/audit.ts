import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding } from './findings.ts';
import { guestEmail } from './guest-order.ts';
import type { Journal } from './mixed-load.ts';
import { photosShown } from './photo-files.ts';
import { sentAsTold } from './sending.ts';
import type { Shop } from './shop.ts';

type Count = { count: number };

/** Orders of these accounts, and of guests with this address. */
const isOfDrill = 'user_id = any($1) or contact_email = $2';

/** Compares what clients were told with what is in the database and the folders. */
export async function audit(shop: Shop, journal: Journal): Promise<Finding[]> {
  return [
    ...(await ordersAsTold(shop, journal)),
    await stockAsBooked(shop),
    await cancelledOnce(shop, journal),
    ...(await sentAsTold(shop, journal.sent)),
    await photosComplete(shop, journal),
    await mailsDue(shop, journal),
    {
      promise: 'every response is right, or a 503',
      tried: journal.responses,
      lost: journal.surprises.length,
      note: journal.surprises[0] ?? '',
    },
  ];
}

async function ordersAsTold(shop: Shop, { orders, customers }: Journal): Promise<Finding[]> {
  const rows = await shop.query<{ id: number; key: string; reference: string; total: number }>(
    `select id, coalesce(placement_key::text, cart_id::text) as key, reference,
       (subtotal + adjustment + shipping_fees)::float / 100 as total
     from orders where ${isOfDrill}`,
    [customers, guestEmail],
  );
  const found = new Map(rows.map((row) => [row.key, row]));
  const missing = [...orders].filter(([key, told]) => {
    const order = found.get(key);
    return (
      order?.id !== told.id || order.reference !== told.orderReference || order.total !== told.total
    );
  });
  const { count: halves } = await shop.one<Count>(
    `select count(*)::int as count from orders
     where subtotal <> coalesce((select sum(unit_price * quantity) from order_lines where order_id = orders.id), -1)
       or adjustment <> (select coalesce(sum(amount), 0) from order_adjustments where order_id = orders.id)
       or not exists (select from order_history where order_id = orders.id)
       or (cart_id is not null and not exists (select from carts where carts.id = cart_id and status = 'ordered'))`,
  );
  return [
    { promise: 'a confirmed order exists', tried: orders.size, lost: missing.length },
    {
      promise: 'exactly once, and no other order',
      tried: rows.length,
      lost: Math.abs(rows.length - orders.size),
    },
    { promise: 'no order is incomplete', tried: rows.length, lost: halves },
  ];
}

async function stockAsBooked({ query }: Shop): Promise<Finding> {
  const designs = await query<{ wrong: boolean }>(
    `select stock <> (select sum(delta) from stock_ledger where design_id = product_designs.id)
       or stock <> (select sum(delta) from stock_ledger where design_id = product_designs.id and reason = 'received')
         - (select coalesce(sum(quantity), 0) from order_lines join orders on orders.id = order_id
            where design_id = product_designs.id and (status_id <> 5 or exists (
              select from shipments where order_id = orders.id and is_current and state <> 'booking_cancelled' and inspected_at is null)))
         - (select coalesce(sum(damaged + missing), 0) from inspected_pieces
            join order_lines on order_lines.id = order_line_id
            where design_id = product_designs.id) as wrong
     from product_designs`,
  );
  const { count } = await query<Count>('select count(*)::int as count from stock_ledger').then(
    ([row]) => row ?? { count: 0 },
  );
  return {
    promise: 'stock is what was received, less what was sold or came back broken',
    tried: count,
    lost: designs.filter(({ wrong }) => wrong).length,
  };
}

async function cancelledOnce({ one }: Shop, { cancelled }: Journal): Promise<Finding> {
  const { count } = await one<Count>(
    `select count(*)::int as count from orders
     where id = any($1) and status_id = 5
       and (select count(*) from stock_ledger where order_id = orders.id and reason = 'cancelled') = 1`,
    [[...cancelled]],
  );
  return {
    promise: 'a cancelled order stays cancelled, and its stock is back once',
    tried: cancelled.size,
    lost: cancelled.size - count,
  };
}

/** Every file of every photo in use, and every photo whose upload was confirmed. */
async function photosComplete(shop: Shop, { photos }: Journal): Promise<Finding> {
  const files = await photosShown(shop);
  const told = photos.map((url) => url.slice(url.lastIndexOf('/') + 1));
  const missing = [...files, ...told].filter(
    (name) => !existsSync(join(shop.dataDir, 'images', name)),
  );
  return {
    promise: 'every photo that is shown has all its files',
    tried: files.length + told.length,
    lost: missing.length,
  };
}

/**
 * Every order has exactly one job for the mail that it is placed, waiting or sent; repeated mails share its id. What tells of a
 * later move is not sent when the order has moved on.
 */
async function mailsDue({ query, one, dataDir }: Shop, { customers }: Journal): Promise<Finding> {
  const jobs = await query<{ id: string; state: string; mail: string }>(
    `select id, state, data ->> 'mail' as mail from pgboss.job where name = 'mail'`,
  );
  const placed = jobs.filter(({ mail }) => mail === 'order-placed');
  const { count: unmailed } = await one<Count>(
    `select count(*)::int as count from orders
     where (${isOfDrill}) and
       (select count(*) from pgboss.job
        where name = 'mail' and data ->> 'mail' = 'order-placed' and (data ->> 'orderId')::int = orders.id) <> 1`,
    [customers, guestEmail],
  );
  const outbox = join(dataDir, 'outbox');
  const sent = (existsSync(outbox) ? readdirSync(outbox) : []).filter((file) =>
    file.endsWith('.eml'),
  );
  const ids = sent.map((file) =>
    file.slice(-'00000000-0000-0000-0000-000000000000.eml'.length, -4),
  );
  const known = new Set(jobs.map(({ id }) => id));
  const written = new Set(ids);
  const lost = placed.filter(
    ({ id, state }) => state === 'failed' || (state === 'completed' && !written.has(id)),
  );
  const strange = ids.filter((id) => !known.has(id));
  return {
    promise: 'every order has its mail, sent or waiting',
    tried: placed.length,
    lost: unmailed + lost.length + strange.length,
    note: `${written.size} sent, ${ids.length - written.size} of them again under the same id`,
  };
}
