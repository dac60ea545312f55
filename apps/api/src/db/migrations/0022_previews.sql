CREATE TABLE "previews" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "preview_key" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "preview_key" text;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_preview_key_previews_key_fk" FOREIGN KEY ("preview_key") REFERENCES "public"."previews"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_preview_key_previews_key_fk" FOREIGN KEY ("preview_key") REFERENCES "public"."previews"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_preview" ON "categories" USING btree ("preview_key");--> statement-breakpoint
CREATE INDEX "products_preview" ON "products" USING btree ("preview_key","id");--> statement-breakpoint
-- By the database itself, so that no writer can forget it: what shows an old name or photo is drawn anew.
CREATE FUNCTION "forget_preview"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."preview_key" := NULL;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "product_preview_forgotten" BEFORE UPDATE ON "products" FOR EACH ROW WHEN (OLD."preview_key" IS NOT NULL AND (OLD."name", OLD."name_ar", OLD."category_id", OLD."deleted_at") IS DISTINCT FROM (NEW."name", NEW."name_ar", NEW."category_id", NEW."deleted_at")) EXECUTE FUNCTION "forget_preview"();
--> statement-breakpoint
CREATE TRIGGER "category_preview_forgotten" BEFORE UPDATE ON "categories" FOR EACH ROW WHEN (OLD."preview_key" IS NOT NULL AND (OLD."name", OLD."name_ar", OLD."photo_id", OLD."deleted_at") IS DISTINCT FROM (NEW."name", NEW."name_ar", NEW."photo_id", NEW."deleted_at")) EXECUTE FUNCTION "forget_preview"();
--> statement-breakpoint
CREATE FUNCTION "forget_preview_of_designs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'product_designs' THEN
		UPDATE "products" SET "preview_key" = NULL WHERE "id" = NEW."product_id" AND "preview_key" IS NOT NULL;
	ELSE
		UPDATE "products" SET "preview_key" = NULL FROM "product_designs"
		WHERE "product_designs"."id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."design_id" ELSE NEW."design_id" END
			AND "products"."id" = "product_designs"."product_id" AND "preview_key" IS NOT NULL;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "preview_of_photos_forgotten" AFTER INSERT OR UPDATE OR DELETE ON "design_photos" FOR EACH ROW EXECUTE FUNCTION "forget_preview_of_designs"();
--> statement-breakpoint
CREATE TRIGGER "preview_of_designs_forgotten" AFTER UPDATE ON "product_designs" FOR EACH ROW WHEN (OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at") EXECUTE FUNCTION "forget_preview_of_designs"();
