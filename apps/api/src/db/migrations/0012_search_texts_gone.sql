DROP INDEX "product_designs_search";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "product_designs" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";