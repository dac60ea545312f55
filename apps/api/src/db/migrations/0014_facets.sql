ALTER TABLE "products" ADD COLUMN "woods" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_woods" ON "products" USING gin ("woods");--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING btree ("category_id","price","pieces","average_rating","woods","deleted_at","is_published");--> statement-breakpoint
-- By the database itself, so that no writer can forget it.
CREATE FUNCTION "update_woods"("product_ids" integer[]) RETURNS void LANGUAGE sql AS $$
	UPDATE "products" SET "woods" = coalesce("of_designs"."woods", '{}')
	FROM unnest("product_ids") AS "changed" ("id")
	LEFT JOIN (
		SELECT "product_id", array_agg(DISTINCT "wood" ORDER BY "wood") AS "woods" FROM "product_designs"
		WHERE "product_id" = any("product_ids") AND "deleted_at" IS NULL AND "wood" IS NOT NULL GROUP BY 1
	) AS "of_designs" ON "of_designs"."product_id" = "changed"."id"
	WHERE "products"."id" = "changed"."id" AND "products"."woods" <> coalesce("of_designs"."woods", '{}')
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_woods_of_new"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "update_woods"(array(SELECT DISTINCT "product_id" FROM "new_designs" WHERE "wood" IS NOT NULL));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "keep_woods"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "update_woods"(array[NEW."product_id"]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "new_woods_kept" AFTER INSERT ON "product_designs" REFERENCING NEW TABLE AS "new_designs" FOR EACH STATEMENT EXECUTE FUNCTION "keep_woods_of_new"();
--> statement-breakpoint
-- Not where only stock has changed.
CREATE TRIGGER "woods_kept" AFTER UPDATE ON "product_designs" FOR EACH ROW WHEN (OLD."wood" IS DISTINCT FROM NEW."wood" OR OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at") EXECUTE FUNCTION "keep_woods"();
--> statement-breakpoint
SELECT "update_woods"(array(SELECT "id" FROM "products"));
