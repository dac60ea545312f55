ALTER TABLE "shipments" ADD COLUMN "is_contrary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "shipments" s SET "is_contrary" = true FROM "orders" o WHERE o."id" = s."order_id" AND s."is_current" AND s."state" = 'delivered' AND o."status_id" = 5;--> statement-breakpoint
CREATE INDEX "shipments_contrary" ON "shipments" USING btree ("last_event_at") WHERE "shipments"."is_current" and "shipments"."is_contrary";
