CREATE TABLE "product_counts" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"in_shop" integer NOT NULL,
	"removed" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_category";
--> statement-breakpoint
DROP INDEX "products_newest";
--> statement-breakpoint
DROP INDEX "products_price";
--> statement-breakpoint
DROP INDEX "products_name";
--> statement-breakpoint
DROP INDEX "products_best_selling";
--> statement-breakpoint
DROP INDEX "products_best_rated";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pieces" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_designs" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "product_counts" ADD CONSTRAINT "product_counts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
UPDATE "products" SET "pieces" = "held"."pieces", "low_designs" = "held"."low"
FROM (
	SELECT "product_id", sum("stock") AS "pieces", count(*) FILTER (WHERE "stock" <= 5) AS "low"
	FROM "product_designs" WHERE "deleted_at" IS NULL GROUP BY "product_id"
) AS "held"
WHERE "products"."id" = "held"."product_id";
--> statement-breakpoint
CREATE INDEX "products_pieces" ON "products" USING btree ("pieces","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "products_low" ON "products" USING btree ("created_at","id") WHERE "products"."low_designs" > 0;
--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","created_at","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("name","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "products_best_selling" ON "products" USING btree ("sold_count","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "products_best_rated" ON "products" USING btree ("average_rating","ratings_count","id","deleted_at");
--> statement-breakpoint
INSERT INTO "product_counts"
SELECT "category_id", count(*) FILTER (WHERE "deleted_at" IS NULL), count("deleted_at") FROM "products" GROUP BY "category_id";
--> statement-breakpoint
-- Counted by the database itself, so that no writer can forget it. No product is ever deleted: old orders refer to it.
CREATE FUNCTION "count_new_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_counts AS kept
	SELECT category_id, count(*) FILTER (WHERE deleted_at IS NULL), count(deleted_at)
	FROM new_products GROUP BY category_id ORDER BY category_id
	ON CONFLICT (category_id) DO UPDATE
	SET in_shop = kept.in_shop + excluded.in_shop, removed = kept.removed + excluded.removed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_moved_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In the order of ids: whoever moves the other way waits, and in no circle.
	INSERT INTO product_counts AS kept
	SELECT category_id, coalesce(sum(here) FILTER (WHERE deleted_at IS NULL), 0), coalesce(sum(here) FILTER (WHERE deleted_at IS NOT NULL), 0)
	FROM (VALUES (OLD.category_id, OLD.deleted_at, -1), (NEW.category_id, NEW.deleted_at, 1)) AS move (category_id, deleted_at, here)
	GROUP BY category_id ORDER BY category_id
	ON CONFLICT (category_id) DO UPDATE
	SET in_shop = kept.in_shop + excluded.in_shop, removed = kept.removed + excluded.removed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_counted" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "new_products" FOR EACH STATEMENT EXECUTE FUNCTION "count_new_products"();
--> statement-breakpoint
CREATE TRIGGER "product_moves_counted" AFTER UPDATE OF "category_id", "deleted_at" ON "products" FOR EACH ROW EXECUTE FUNCTION "count_moved_product"();
