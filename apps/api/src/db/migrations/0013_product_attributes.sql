ALTER TABLE "product_designs" ADD COLUMN "wood" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "length_mm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "width_mm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "height_mm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "finish" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "care" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_food_safe" boolean;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_the_box" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_the_box_ar" text;--> statement-breakpoint
-- Kept by the version before: it writes none of these columns
ALTER TABLE "products" ADD CONSTRAINT "products_dimensions_positive" CHECK ("products"."length_mm" > 0 and "products"."width_mm" > 0 and "products"."height_mm" > 0);