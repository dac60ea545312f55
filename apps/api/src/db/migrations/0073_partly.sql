-- Kept by the version before: it brings all pieces of a line or none.
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_quantity_positive";--> statement-breakpoint
ALTER TABLE "run_outcomes" DROP CONSTRAINT "run_outcomes_cash";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refused" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_events" ADD COLUMN "kept" jsonb;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "whole_due" bigint;--> statement-breakpoint
ALTER TABLE "run_outcomes" ADD COLUMN "kept" jsonb;--> statement-breakpoint
CREATE INDEX "shipments_partly" ON "shipments" USING btree ("last_event_at") WHERE "shipments"."is_current" and "shipments"."inspected_at" is null and "shipments"."whole_due" is not null;--> statement-breakpoint
-- Kept by the version before: it writes lines of some pieces, none of them refused.
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_quantity_some" CHECK (least("order_lines"."quantity", "order_lines"."refused") >= 0 and "order_lines"."quantity" + "order_lines"."refused" > 0);--> statement-breakpoint
-- Kept by the version before: it knows no drivers who say partly.
ALTER TABLE "run_outcomes" ADD CONSTRAINT "run_outcomes_kept" CHECK (("run_outcomes"."outcome" = 'partly') = ("run_outcomes"."kept" is not null));--> statement-breakpoint
-- Kept by the version before: it writes cash of what was delivered alone.
ALTER TABLE "run_outcomes" ADD CONSTRAINT "run_outcomes_cash" CHECK ("run_outcomes"."cash" >= 0 and ("run_outcomes"."cash" = 0 or "run_outcomes"."outcome" in ('delivered', 'partly')));--> statement-breakpoint
-- As before, but that a product of which all was refused at the door was not bought.
CREATE OR REPLACE FUNCTION "sum_up_ratings"("product_ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	rated integer;
	average numeric;
	counted integer;
BEGIN
	FOR rated IN SELECT DISTINCT "id" FROM unnest("product_ids") AS "changed" ("id") ORDER BY 1 LOOP
		PERFORM 1 FROM "products" WHERE "id" = rated FOR NO KEY UPDATE;
		SELECT coalesce(round(avg("ratings"."rating"), 2), 0), count(*) INTO average, counted FROM "ratings"
		WHERE "ratings"."product_id" = rated AND "ratings"."hidden_at" IS NULL
			AND ((SELECT "is_verified" FROM "users" WHERE "users"."id" = "ratings"."user_id") OR EXISTS (
				SELECT 1 FROM "orders" JOIN "order_lines" ON "order_lines"."order_id" = "orders"."id"
				WHERE "orders"."user_id" = "ratings"."user_id" AND "order_lines"."product_id" = rated
					AND "orders"."status_id" = 4 AND "order_lines"."quantity" > 0
				OFFSET 0));
		UPDATE "products" SET "average_rating" = average, "ratings_count" = counted
		WHERE "id" = rated AND ("average_rating" <> average OR "ratings_count" <> counted);
	END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_ratings_of_line"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	buyer integer;
BEGIN
	SELECT "id" INTO buyer FROM "users" WHERE "id" = (SELECT "user_id" FROM "orders" WHERE "id" = NEW."order_id") FOR NO KEY UPDATE;
	PERFORM "sum_up_ratings"(array(SELECT "product_id" FROM "ratings" WHERE "user_id" = buyer AND "product_id" = NEW."product_id"));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, as for orders.
CREATE CONSTRAINT TRIGGER "ratings_of_line_counted" AFTER UPDATE OF "quantity" ON "order_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((OLD."quantity" = 0) <> (NEW."quantity" = 0)) EXECUTE FUNCTION "count_ratings_of_line"();
