ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "products_best_selling" ON "products" USING btree ("sold_count","id");--> statement-breakpoint
CREATE INDEX "products_best_rated" ON "products" USING btree ("average_rating","ratings_count","id");