CREATE TABLE "inspected_pieces" (
	"shipment_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"sellable" integer NOT NULL,
	"damaged" integer NOT NULL,
	"missing" integer NOT NULL,
	CONSTRAINT "inspected_pieces_shipment_id_order_line_id_pk" PRIMARY KEY("shipment_id","order_line_id"),
	CONSTRAINT "inspected_pieces_some" CHECK (least("inspected_pieces"."sellable", "inspected_pieces"."damaged", "inspected_pieces"."missing") >= 0 and "inspected_pieces"."sellable" + "inspected_pieces"."damaged" + "inspected_pieces"."missing" > 0)
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "inspected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "inspected_by" integer;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "inspection_key" uuid;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "inspection_hash" text;--> statement-breakpoint
ALTER TABLE "inspected_pieces" ADD CONSTRAINT "inspected_pieces_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspected_pieces" ADD CONSTRAINT "inspected_pieces_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspected_pieces_line" ON "inspected_pieces" USING btree ("order_line_id");--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_inspected_by_users_id_fk" FOREIGN KEY ("inspected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipments_to_receive" ON "shipments" USING btree ("state","last_event_at") WHERE "shipments"."is_current" and "shipments"."inspected_at" is null and "shipments"."state" in ('returning', 'returned', 'lost', 'damaged');--> statement-breakpoint
CREATE INDEX "shipments_inspected_by" ON "shipments" USING btree ("inspected_by");--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_inspection_key" UNIQUE("inspection_key");--> statement-breakpoint
-- By the database itself: what became of a piece is what stock and claims follow.
CREATE TRIGGER "inspected_pieces_kept" BEFORE UPDATE OR DELETE ON "inspected_pieces" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- Parcels of orders that the version before has cancelled on their way: their stock came back at once, so nobody is to judge it.
UPDATE "shipments" SET "inspected_at" = now()
WHERE "state" IN ('returning', 'returned', 'lost', 'damaged') AND EXISTS (
	SELECT FROM "stock_ledger" l WHERE l.order_id = "shipments".order_id
) AND NOT EXISTS (
	SELECT FROM "stock_ledger" l WHERE l.order_id = "shipments".order_id GROUP BY l.design_id HAVING sum(l.delta) < 0
);
--> statement-breakpoint
-- Kept by the version before: what it writes is told of as it was, and open pages are told of judging, too.
DROP TRIGGER "shipments_live" ON "shipments";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shipments_live" AFTER INSERT OR UPDATE OF "state", "reason", "attempts", "last_event_at", "is_current", "inspected_at" ON "shipments" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('parcel.changed', 'order_id');
