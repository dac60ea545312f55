ALTER TABLE "orders" ADD COLUMN "desk_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "desk_state" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "desk_staff_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "desk_staff_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_desk_staff_id_users_id_fk" FOREIGN KEY ("desk_staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_ending" ON "orders" USING btree ("desk_ends_at") WHERE "orders"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "orders_on_desk" ON "orders" USING btree ("desk_staff_id") WHERE "orders"."desk_staff_id" is not null;