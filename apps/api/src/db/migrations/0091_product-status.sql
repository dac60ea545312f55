ALTER TABLE "product_counts" ADD COLUMN "archived" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "products_archived" ON "products" USING btree ("created_at","id") WHERE "products"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "products_to_publish" ON "products" USING btree ("publish_at") WHERE "products"."publish_at" is not null;--> statement-breakpoint
-- Kept by the version before: it writes neither moment. What this one has archived or let wait it cannot publish.
ALTER TABLE "products" ADD CONSTRAINT "products_one_status" CHECK ("products"."is_published"::int + ("products"."archived_at" is not null)::int + ("products"."publish_at" is not null)::int <= 1);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_new_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_counts AS kept (category_id, in_shop, drafts, archived, removed, ratings, stars)
	SELECT category_id, count(*) FILTER (WHERE deleted_at IS NULL AND is_published),
		count(*) FILTER (WHERE deleted_at IS NULL AND NOT is_published AND archived_at IS NULL),
		count(*) FILTER (WHERE deleted_at IS NULL AND archived_at IS NOT NULL), count(deleted_at),
		coalesce(sum(ratings_count) FILTER (WHERE deleted_at IS NULL AND is_published), 0),
		coalesce(sum(average_rating * ratings_count) FILTER (WHERE deleted_at IS NULL AND is_published), 0)
	FROM new_products GROUP BY category_id ORDER BY category_id
	ON CONFLICT (category_id) DO UPDATE
	SET in_shop = kept.in_shop + excluded.in_shop, drafts = kept.drafts + excluded.drafts,
		archived = kept.archived + excluded.archived, removed = kept.removed + excluded.removed,
		ratings = kept.ratings + excluded.ratings, stars = kept.stars + excluded.stars;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_moved_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In the order of ids: whoever moves the other way waits, and in no circle.
	INSERT INTO product_counts AS kept (category_id, in_shop, drafts, archived, removed, ratings, stars)
	SELECT category_id, coalesce(sum(here) FILTER (WHERE deleted_at IS NULL AND is_published), 0),
		coalesce(sum(here) FILTER (WHERE deleted_at IS NULL AND NOT is_published AND archived_at IS NULL), 0),
		coalesce(sum(here) FILTER (WHERE deleted_at IS NULL AND archived_at IS NOT NULL), 0),
		coalesce(sum(here) FILTER (WHERE deleted_at IS NOT NULL), 0),
		coalesce(sum(here * ratings) FILTER (WHERE deleted_at IS NULL AND is_published), 0),
		coalesce(sum(here * ratings * average) FILTER (WHERE deleted_at IS NULL AND is_published), 0)
	FROM (VALUES
			(OLD.category_id, OLD.deleted_at, OLD.is_published, OLD.archived_at, OLD.ratings_count, OLD.average_rating, -1),
			(NEW.category_id, NEW.deleted_at, NEW.is_published, NEW.archived_at, NEW.ratings_count, NEW.average_rating, 1))
		AS move (category_id, deleted_at, is_published, archived_at, ratings, average, here)
	GROUP BY category_id ORDER BY category_id
	ON CONFLICT (category_id) DO UPDATE
	SET in_shop = kept.in_shop + excluded.in_shop, drafts = kept.drafts + excluded.drafts,
		archived = kept.archived + excluded.archived, removed = kept.removed + excluded.removed,
		ratings = kept.ratings + excluded.ratings, stars = kept.stars + excluded.stars;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "product_moves_counted" AFTER UPDATE OF "category_id", "deleted_at", "is_published", "archived_at", "ratings_count", "average_rating" ON "products" FOR EACH ROW EXECUTE FUNCTION "count_moved_product"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "products_audited" AFTER INSERT OR UPDATE OR DELETE ON "products" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('product', 'name,name_ar,description,description_ar,price,weight_in_kilograms,category_id,length_mm,width_mm,height_mm,finish,care,origin,is_food_safe,made_to_order_days,in_the_box,in_the_box_ar,is_published,archived_at,publish_at');
