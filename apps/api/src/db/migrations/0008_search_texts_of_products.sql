ALTER TABLE "product_designs" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(' ' || name || ' ' || name_ar)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(' ' || name || ' ' || name_ar || ' ' || description || ' ' || description_ar)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "product_designs_search" ON "product_designs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);