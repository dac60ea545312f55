ALTER TABLE "shipments" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "doubt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "cancel_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "cancel_asked_by" integer;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_cancel_asked_by_users_id_fk" FOREIGN KEY ("cancel_asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipments_ask" ON "shipments" USING btree ("ask_at") WHERE "shipments"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "shipments_cancel_asked_by" ON "shipments" USING btree ("cancel_asked_by");--> statement-breakpoint
-- Kept by the version before: open pages are told what its carrier was asked and calls it, too.
DROP TRIGGER "shipments_live" ON "shipments";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shipments_live" AFTER INSERT OR UPDATE OF "state", "reason", "attempts", "last_event_at", "is_current", "inspected_at", "tracking_number", "cancel_asked_at" ON "shipments" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('parcel.changed', 'order_id');
