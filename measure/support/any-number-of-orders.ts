/** Lets a few people order without end, as no owner would: a statement for a shop that has just been migrated. */
export const anyNumberOfOrders = `insert into settings ("group", version, value)
  values ('money', 1, '{ "ordersWaiting": 0, "guestOrdersWaiting": 0, "piecesWaiting": 0 }')`;
