CREATE TABLE "settings_photos" (
	"group" text NOT NULL,
	"version" integer NOT NULL,
	"photo_id" integer NOT NULL,
	CONSTRAINT "settings_photos_group_version_photo_id_pk" PRIMARY KEY("group","version","photo_id")
);
--> statement-breakpoint
ALTER TABLE "settings_photos" ADD CONSTRAINT "settings_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_photos" ADD CONSTRAINT "settings_photos_version" FOREIGN KEY ("group","version") REFERENCES "public"."settings"("group","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settings_photos_photo" ON "settings_photos" USING btree ("photo_id");