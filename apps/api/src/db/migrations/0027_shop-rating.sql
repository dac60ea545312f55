ALTER TABLE "product_counts" ADD COLUMN "ratings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_counts" ADD COLUMN "stars" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_new_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_counts AS kept (category_id, in_shop, drafts, removed, ratings, stars)
	SELECT category_id, count(*) FILTER (WHERE deleted_at IS NULL AND is_published),
		count(*) FILTER (WHERE deleted_at IS NULL AND NOT is_published), count(deleted_at),
		coalesce(sum(ratings_count) FILTER (WHERE deleted_at IS NULL AND is_published), 0),
		coalesce(sum(average_rating * ratings_count) FILTER (WHERE deleted_at IS NULL AND is_published), 0)
	FROM new_products GROUP BY category_id ORDER BY category_id
	ON CONFLICT (category_id) DO UPDATE
	SET in_shop = kept.in_shop + excluded.in_shop, drafts = kept.drafts + excluded.drafts,
		removed = kept.removed + excluded.removed, ratings = kept.ratings + excluded.ratings,
		stars = kept.stars + excluded.stars;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_moved_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In the order of ids: whoever moves the other way waits, and in no circle.
	INSERT INTO product_counts AS kept (category_id, in_shop, drafts, removed, ratings, stars)
	SELECT category_id, coalesce(sum(here) FILTER (WHERE deleted_at IS NULL AND is_published), 0),
		coalesce(sum(here) FILTER (WHERE deleted_at IS NULL AND NOT is_published), 0),
		coalesce(sum(here) FILTER (WHERE deleted_at IS NOT NULL), 0),
		coalesce(sum(here * ratings) FILTER (WHERE deleted_at IS NULL AND is_published), 0),
		coalesce(sum(here * ratings * average) FILTER (WHERE deleted_at IS NULL AND is_published), 0)
	FROM (VALUES
			(OLD.category_id, OLD.deleted_at, OLD.is_published, OLD.ratings_count, OLD.average_rating, -1),
			(NEW.category_id, NEW.deleted_at, NEW.is_published, NEW.ratings_count, NEW.average_rating, 1))
		AS move (category_id, deleted_at, is_published, ratings, average, here)
	GROUP BY category_id ORDER BY category_id
	ON CONFLICT (category_id) DO UPDATE
	SET in_shop = kept.in_shop + excluded.in_shop, drafts = kept.drafts + excluded.drafts,
		removed = kept.removed + excluded.removed, ratings = kept.ratings + excluded.ratings,
		stars = kept.stars + excluded.stars;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "product_moves_counted" AFTER UPDATE OF "category_id", "deleted_at", "is_published", "ratings_count", "average_rating" ON "products" FOR EACH ROW EXECUTE FUNCTION "count_moved_product"();
--> statement-breakpoint
UPDATE "product_counts" SET "ratings" = sums."ratings", "stars" = sums."stars"
FROM (
	SELECT "category_id", sum("ratings_count") AS "ratings", sum("average_rating" * "ratings_count") AS "stars"
	FROM "products" WHERE "deleted_at" IS NULL AND "is_published" GROUP BY "category_id") AS sums
WHERE "product_counts"."category_id" = sums."category_id";
