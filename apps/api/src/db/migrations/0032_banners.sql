ALTER TABLE "banners" ADD COLUMN "phone_photo_id" integer;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "focal_x" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "focal_y" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_phone_photo_id_photos_id_fk" FOREIGN KEY ("phone_photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banners_phone_photo" ON "banners" USING btree ("phone_photo_id");--> statement-breakpoint
-- Kept by the version before: it writes no focal point.
ALTER TABLE "banners" ADD CONSTRAINT "banners_focal_point" CHECK ("banners"."focal_x" between 0 and 100 and "banners"."focal_y" between 0 and 100);--> statement-breakpoint
-- Kept by the version before: it writes no times.
ALTER TABLE "banners" ADD CONSTRAINT "banners_ends_last" CHECK ("banners"."shown_from" < "banners"."shown_until");--> statement-breakpoint
-- Each photo says what it is; what staff have written stays.
UPDATE "banners" SET "alt" = 'Photo of the banner' || CASE WHEN "header" = '' THEN '' ELSE ' “' || "header" || '”' END WHERE "alt" IS NULL;--> statement-breakpoint
UPDATE "banners" SET "alt_ar" = 'صورة البانر' || CASE WHEN "header_ar" = '' THEN '' ELSE ' «' || "header_ar" || '»' END WHERE "alt_ar" IS NULL;
