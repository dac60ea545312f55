DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_facets";--> statement-breakpoint
ALTER TABLE "product_designs" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "product_designs" ADD COLUMN "weight_in_kilograms" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lowest_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("lowest_price","id","deleted_at","is_published");--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING btree ("category_id","lowest_price","pieces","average_rating","woods","deleted_at","is_published");--> statement-breakpoint
-- Kept by the version before: it writes no own price.
ALTER TABLE "product_designs" ADD CONSTRAINT "product_designs_price_positive" CHECK ("product_designs"."price" > 0);--> statement-breakpoint
-- Kept by the version before: it writes no own weight.
ALTER TABLE "product_designs" ADD CONSTRAINT "product_designs_weight_positive" CHECK ("product_designs"."weight_in_kilograms" > 0);--> statement-breakpoint
-- By the database itself, as the woods, so that neither a writer nor the version before can forget it. Products are held first: what is
-- read afterwards is the last word of everybody before.
CREATE FUNCTION "update_lowest_price"("product_ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "products" WHERE "id" = any("product_ids") ORDER BY "id" FOR NO KEY UPDATE;
	UPDATE "products" SET "lowest_price" = "of_designs"."lowest"
	FROM (
		SELECT "own"."id", coalesce(min(coalesce("design"."price", "own"."price")), "own"."price") AS "lowest"
		FROM "products" AS "own"
		LEFT JOIN "product_designs" AS "design" ON "design"."product_id" = "own"."id" AND "design"."deleted_at" IS NULL
		WHERE "own"."id" = any("product_ids") GROUP BY "own"."id"
	) AS "of_designs"
	WHERE "products"."id" = "of_designs"."id" AND "products"."lowest_price" <> "of_designs"."lowest";
END $$;
--> statement-breakpoint
CREATE FUNCTION "keep_lowest_price_of_new"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "update_lowest_price"(array(SELECT DISTINCT "product_id" FROM "new_designs"));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "keep_lowest_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "update_lowest_price"(array[NEW."product_id"]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "keep_lowest_price_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT coalesce(min(coalesce("price", NEW."price")), NEW."price") INTO NEW."lowest_price"
	FROM "product_designs" WHERE "product_id" = NEW."id" AND "deleted_at" IS NULL;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "new_lowest_price_kept" AFTER INSERT ON "product_designs" REFERENCING NEW TABLE AS "new_designs" FOR EACH STATEMENT EXECUTE FUNCTION "keep_lowest_price_of_new"();
--> statement-breakpoint
-- Not where only stock has changed.
CREATE TRIGGER "lowest_price_kept" AFTER UPDATE ON "product_designs" FOR EACH ROW WHEN (OLD."price" IS DISTINCT FROM NEW."price" OR OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at") EXECUTE FUNCTION "keep_lowest_price"();
--> statement-breakpoint
CREATE TRIGGER "lowest_price_of_product_kept" BEFORE INSERT OR UPDATE OF "price" ON "products" FOR EACH ROW EXECUTE FUNCTION "keep_lowest_price_of_product"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "product_designs_audited" AFTER INSERT OR UPDATE OF "name", "name_ar", "wood", "sku", "barcode", "price", "weight_in_kilograms", "deleted_at" OR DELETE ON "product_designs" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('design', 'name,name_ar,wood,sku,barcode,price,weight_in_kilograms');
--> statement-breakpoint
-- No design has a price of its own yet.
UPDATE "products" SET "lowest_price" = "price";
