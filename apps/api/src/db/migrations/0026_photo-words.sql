ALTER TABLE "banners" ADD COLUMN "alt" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "alt_ar" text;--> statement-breakpoint
ALTER TABLE "design_photos" ADD COLUMN "alt" text;--> statement-breakpoint
ALTER TABLE "design_photos" ADD COLUMN "alt_ar" text;