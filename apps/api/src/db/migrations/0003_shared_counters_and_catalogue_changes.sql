CREATE UNLOGGED TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "limit_counters_end" ON "limit_counters" USING btree ("ends_at");
--> statement-breakpoint
-- Told by the database itself, at commit, so that no writer can forget it. A row of photos never changes.
CREATE FUNCTION "tell_of_catalogue_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('catalogue_changed', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "categories_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "product_designs_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_designs" EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "design_photos_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "design_photos" EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "banners_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "banners" EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "ratings_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ratings" EXECUTE FUNCTION "tell_of_catalogue_change"();
