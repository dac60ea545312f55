ALTER TABLE "money_entries" DROP CONSTRAINT "money_entries_refund_of_return";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_due_on" date;--> statement-breakpoint
CREATE INDEX "orders_refunds" ON "orders" USING btree ("refund_due_on","id") WHERE "orders"."refund_due_on" is not null;--> statement-breakpoint
-- Kept by the version before: it writes of no refunds but of returns.
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_return_of_refund" CHECK ("money_entries"."return_id" is null or "money_entries"."kind" in ('refund_due', 'refunded'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_audit_of_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO audit_entries (actor_id, kind, object_id, name, action, after, search_text)
	SELECT current_setting('app.actor')::integer, CASE WHEN NEW.return_id IS NULL THEN 'order' ELSE 'return' END,
		coalesce(NEW.return_id, o.id), o.reference, 'changed',
		jsonb_strip_nulls(jsonb_build_object('refunded', -NEW.amount, 'reference', NEW.reference)),
		fold(concat_ws(' ', '', coalesce(NEW.return_id, o.id), o.reference, NEW.reference, -NEW.amount))
	FROM orders o WHERE o.id = NEW.order_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What is owed of orders that have ended, or became cheaper, before there were such lines; in a week from when they did.
WITH "held" AS (
	SELECT o.id, least(m.most, m.amount - CASE
			WHEN o.status_id = 5 AND s.state IS DISTINCT FROM 'delivered' THEN 0
			WHEN o.status_id = 4 AND s.state <> 'delivered' THEN 0
			ELSE o.subtotal + o.adjustment + o.shipping_fees END) AS amount,
		(SELECT max(h.created_at) FROM order_history h WHERE h.order_id = o.id) AS at
	FROM (
		SELECT order_id, sum(amount) FILTER (WHERE kind IN ('deposit', 'paid') AND shipment_id IS NULL) AS amount,
			-- What was paid, less what is owed and was paid back for returns.
			coalesce(sum(amount) FILTER (WHERE kind IN ('deposit', 'paid') AND shipment_id IS NULL), 0)
				+ greatest(coalesce(sum(amount) FILTER (WHERE kind = 'collected'), 0), coalesce(sum(amount) FILTER (WHERE kind = 'paid' AND shipment_id IS NOT NULL), 0))
				- coalesce(sum(amount) FILTER (WHERE kind = 'refund_due'), 0) AS most
		FROM money_entries GROUP BY order_id
	) m
	JOIN orders o ON o.id = m.order_id
	LEFT JOIN shipments s ON s.order_id = o.id AND s.is_current
	WHERE m.amount > 0
), "owed" AS (
	INSERT INTO "money_entries" ("order_id", "kind", "method", "amount", "actor_kind", "at")
	SELECT id, 'refund_due', 'cash', amount, 'system', at FROM "held" WHERE amount > 0 ORDER BY id
	RETURNING order_id, at
)
UPDATE orders o SET refund_due_on = ("owed".at AT TIME ZONE 'Africa/Cairo')::date + 7 FROM "owed" WHERE o.id = "owed".order_id;
