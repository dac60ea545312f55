DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_name";--> statement-breakpoint
DROP INDEX "products_pieces";--> statement-breakpoint
DROP INDEX "products_best_selling";--> statement-breakpoint
DROP INDEX "products_best_rated";--> statement-breakpoint
ALTER TABLE "product_counts" ADD COLUMN "drafts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "products_drafts" ON "products" USING btree ("created_at","id") WHERE not "products"."is_published";--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","created_at","id","deleted_at","is_published");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id","deleted_at","is_published");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price","id","deleted_at","is_published");--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("name","id","deleted_at","is_published");--> statement-breakpoint
CREATE INDEX "products_pieces" ON "products" USING btree ("pieces","id","deleted_at","is_published");--> statement-breakpoint
CREATE INDEX "products_best_selling" ON "products" USING btree ("sold_count","id","deleted_at","is_published");--> statement-breakpoint
CREATE INDEX "products_best_rated" ON "products" USING btree ("average_rating","ratings_count","id","deleted_at","is_published");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_new_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_counts AS kept (category_id, in_shop, drafts, removed)
	SELECT category_id, count(*) FILTER (WHERE deleted_at IS NULL AND is_published),
		count(*) FILTER (WHERE deleted_at IS NULL AND NOT is_published), count(deleted_at)
	FROM new_products GROUP BY category_id ORDER BY category_id
	ON CONFLICT (category_id) DO UPDATE
	SET in_shop = kept.in_shop + excluded.in_shop, drafts = kept.drafts + excluded.drafts,
		removed = kept.removed + excluded.removed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_moved_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In the order of ids: whoever moves the other way waits, and in no circle.
	INSERT INTO product_counts AS kept (category_id, in_shop, drafts, removed)
	SELECT category_id, coalesce(sum(here) FILTER (WHERE deleted_at IS NULL AND is_published), 0),
		coalesce(sum(here) FILTER (WHERE deleted_at IS NULL AND NOT is_published), 0),
		coalesce(sum(here) FILTER (WHERE deleted_at IS NOT NULL), 0)
	FROM (VALUES (OLD.category_id, OLD.deleted_at, OLD.is_published, -1), (NEW.category_id, NEW.deleted_at, NEW.is_published, 1))
		AS move (category_id, deleted_at, is_published, here)
	GROUP BY category_id ORDER BY category_id
	ON CONFLICT (category_id) DO UPDATE
	SET in_shop = kept.in_shop + excluded.in_shop, drafts = kept.drafts + excluded.drafts,
		removed = kept.removed + excluded.removed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "product_moves_counted" AFTER UPDATE OF "category_id", "deleted_at", "is_published" ON "products" FOR EACH ROW EXECUTE FUNCTION "count_moved_product"();
--> statement-breakpoint
-- What could not be published stays out of the shop until it can.
UPDATE "products" SET "is_published" = false
WHERE "price" = 0 OR NOT EXISTS (
	SELECT FROM "product_designs" JOIN "design_photos" ON "design_photos"."design_id" = "product_designs"."id"
	WHERE "product_designs"."product_id" = "products"."id" AND "product_designs"."deleted_at" IS NULL);
