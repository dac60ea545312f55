-- A rating counts once its author has shown to be somebody: by a verified address, or by an order that brought the product.
-- One product after the other, in the order of ids, each locked before it is read: so nobody waits in a circle, and whoever
-- comes last has seen what the others wrote. Each author is looked up by index, however many accounts and orders there are.
CREATE FUNCTION "sum_up_ratings"("product_ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
					AND "orders"."status_id" = 4
				OFFSET 0));
		UPDATE "products" SET "average_rating" = average, "ratings_count" = counted
		WHERE "id" = rated AND ("average_rating" <> average OR "ratings_count" <> counted);
	END LOOP;
END $$;
--> statement-breakpoint
-- The account is locked as by whoever rates: of the two, the second sees what the first has written.
CREATE FUNCTION "count_ratings_of_verified"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "sum_up_ratings"(array(SELECT "product_id" FROM "ratings" WHERE "user_id" = NEW."id"));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, so that products are locked last and for a moment.
CREATE CONSTRAINT TRIGGER "ratings_of_verified_counted" AFTER UPDATE OF "is_verified" ON "users" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."is_verified" <> NEW."is_verified") EXECUTE FUNCTION "count_ratings_of_verified"();
--> statement-breakpoint
CREATE FUNCTION "count_ratings_of_buyer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	buyer integer;
BEGIN
	FOR buyer IN SELECT "id" FROM "users" WHERE "id" IN (OLD."user_id", NEW."user_id") ORDER BY "id" FOR NO KEY UPDATE LOOP
		PERFORM "sum_up_ratings"(array(
			SELECT "ratings"."product_id" FROM "ratings"
			JOIN "order_lines" ON "order_lines"."product_id" = "ratings"."product_id"
			WHERE "ratings"."user_id" = buyer AND "order_lines"."order_id" = NEW."id"));
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ratings_of_buyer_counted" AFTER UPDATE OF "status_id", "user_id" ON "orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((OLD."status_id" = 4 OR NEW."status_id" = 4) AND (OLD."status_id", OLD."user_id") IS DISTINCT FROM (NEW."status_id", NEW."user_id")) EXECUTE FUNCTION "count_ratings_of_buyer"();
--> statement-breakpoint
-- No call deletes a review; whoever does it by hand leaves the stars as true as they were.
CREATE FUNCTION "count_deleted_ratings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "sum_up_ratings"(array(SELECT "product_id" FROM "deleted_ratings"));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "deleted_ratings_counted" AFTER DELETE ON "ratings" REFERENCING OLD TABLE AS "deleted_ratings" FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_ratings"();
--> statement-breakpoint
SELECT "sum_up_ratings"(array(SELECT DISTINCT "product_id" FROM "ratings"));
