ALTER TYPE "public"."cancel_reason" ADD VALUE 'returned';--> statement-breakpoint
ALTER TYPE "public"."cancel_reason" ADD VALUE 'lost';--> statement-breakpoint
ALTER TYPE "public"."cancel_reason" ADD VALUE 'damaged';--> statement-breakpoint
CREATE TABLE "shipment_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shipment_id" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"raw" jsonb NOT NULL,
	"key" text NOT NULL,
	"verdict" text NOT NULL,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipment_events_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"reason" text,
	"cash_due" bigint NOT NULL,
	"promised_day" date,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_event_at" timestamp with time zone,
	"booked_by" integer,
	"key" uuid,
	"key_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_number" UNIQUE("carrier","tracking_number"),
	CONSTRAINT "shipments_cash_positive" CHECK ("shipments"."cash_due" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipment_events_shipment" ON "shipment_events" USING btree ("shipment_id","at","id");--> statement-breakpoint
CREATE INDEX "shipment_events_actor" ON "shipment_events" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_current" ON "shipments" USING btree ("order_id") WHERE "shipments"."is_current";--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "shipments_state" ON "shipments" USING btree ("state","last_event_at");--> statement-breakpoint
CREATE INDEX "shipments_booked_by" ON "shipments" USING btree ("booked_by");--> statement-breakpoint
CREATE INDEX "shipments_key" ON "shipments" USING btree ("key");--> statement-breakpoint
-- By the database itself: what was said of a parcel is what its order, its stock and its cash follow.
CREATE TRIGGER "shipment_events_kept" BEFORE UPDATE OR DELETE ON "shipment_events" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shipments_live" AFTER INSERT OR UPDATE ON "shipments" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('parcel.changed', 'order_id');
