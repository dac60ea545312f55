ALTER TABLE "products" ADD COLUMN "copy_key" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "copy_key_hash" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_copy_key" UNIQUE("copy_key");