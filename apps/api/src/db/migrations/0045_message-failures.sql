ALTER TABLE "messages" ADD COLUMN "failure" text;--> statement-breakpoint
-- Three reasons were one sentence: which of them it was is told by the order.
UPDATE "messages" m SET
	"error" = NULL,
	"failure" = CASE
		WHEN coalesce(u."email", o."contact_email") IS NULL THEN 'no_address'
		WHEN m."template" = 'order-changed' AND o."status_id" = 5 THEN 'moved_on'
		WHEN m."template" = 'order-confirmed' AND o."status_id" <> 2 THEN 'moved_on'
		WHEN m."template" = 'order-shipped' AND o."status_id" <> 3 THEN 'moved_on'
		WHEN m."template" = 'order-cancelled' AND o."status_id" <> 5 THEN 'moved_on'
		ELSE 'too_many' END
FROM "orders" o LEFT JOIN "users" u ON u."id" = o."user_id"
WHERE o."id" = m."order_id" AND m."error" LIKE 'Not sent: no address,%';
--> statement-breakpoint
UPDATE "messages" SET "failure" = 'undelivered' WHERE "state" = 'failed' AND "failure" IS NULL;
