CREATE TABLE "money_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"shipment_id" integer,
	"remittance_id" integer,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" integer,
	"key" uuid,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "money_entries_key" UNIQUE("key"),
	CONSTRAINT "money_entries_sign" CHECK (case "money_entries"."kind" when 'deposit' then "money_entries"."amount" > 0 when 'paid' then "money_entries"."amount" > 0
        when 'fee' then "money_entries"."amount" < 0 when 'refunded' then "money_entries"."amount" < 0 else "money_entries"."amount" <> 0 end),
	CONSTRAINT "money_entries_cash_of_parcel" CHECK ("money_entries"."kind" not in ('expected', 'collected', 'fee') or "money_entries"."shipment_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "remittance_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remittance_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"remittance_id" integer NOT NULL,
	"line" integer,
	"tracking_number" text NOT NULL,
	"shipment_id" integer,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"due" bigint NOT NULL,
	"result" text NOT NULL,
	"difference" bigint NOT NULL,
	"is_accepted" boolean NOT NULL,
	CONSTRAINT "remittance_lines_amounts_positive" CHECK ("remittance_lines"."amount" >= 0 and "remittance_lines"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "remittances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remittances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"carrier" text NOT NULL,
	"reference" text NOT NULL,
	"paid_on" date NOT NULL,
	"content_hash" text NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remittances_once" UNIQUE("carrier","reference")
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "is_cash_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_remittance_id_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."remittances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_remittance_id_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."remittances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittances" ADD CONSTRAINT "remittances_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_entries_order" ON "money_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "money_entries_shipment" ON "money_entries" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "money_entries_remittance" ON "money_entries" USING btree ("remittance_id");--> statement-breakpoint
CREATE INDEX "money_entries_actor" ON "money_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "money_entries_reference" ON "money_entries" USING btree ("method","reference") WHERE "money_entries"."reference" is not null;--> statement-breakpoint
CREATE INDEX "money_entries_day" ON "money_entries" USING btree ("at") WHERE "money_entries"."kind" in ('collected', 'paid', 'fee') and "money_entries"."shipment_id" is not null;--> statement-breakpoint
CREATE INDEX "remittance_lines_remittance" ON "remittance_lines" USING btree ("remittance_id","id");--> statement-breakpoint
CREATE INDEX "remittance_lines_shipment" ON "remittance_lines" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "remittance_lines_unknown" ON "remittance_lines" USING btree ("remittance_id") WHERE "remittance_lines"."shipment_id" is null and "remittance_lines"."amount" > 0;--> statement-breakpoint
CREATE INDEX "remittances_newest" ON "remittances" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "remittances_staff" ON "remittances" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "shipments_cash_open" ON "shipments" USING btree ("carrier","id") WHERE "shipments"."is_cash_open";--> statement-breakpoint
-- By the database itself: balances are sums of what is in these.
CREATE TRIGGER "money_entries_kept" BEFORE UPDATE OR DELETE ON "money_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "remittances_kept" BEFORE UPDATE OR DELETE ON "remittances" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "remittance_lines_kept" BEFORE UPDATE OR DELETE ON "remittance_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- Kept by the version before: what it writes is told of as it was. Parcels that move are told of, and not the ten thousand
-- whose cash has come at once.
DROP TRIGGER "shipments_live" ON "shipments";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shipments_live" AFTER INSERT OR UPDATE OF "state", "reason", "attempts", "last_event_at", "is_current" ON "shipments" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('parcel.changed', 'order_id');--> statement-breakpoint
CREATE FUNCTION "write_audit_of_deposit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO audit_entries (actor_id, kind, object_id, name, action, after, search_text)
	SELECT current_setting('app.actor')::integer, 'order', o.id, o.reference, 'changed',
		jsonb_build_object('deposit', NEW.amount, 'reference', NEW.reference),
		fold(concat_ws(' ', '', o.id, o.reference, NEW.reference, NEW.amount))
	FROM orders o WHERE o.id = NEW.order_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "money_entries_audited" AFTER INSERT ON "money_entries" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '' AND NEW.kind = 'deposit') EXECUTE FUNCTION "write_audit_of_deposit"();--> statement-breakpoint
CREATE FUNCTION "write_audit_of_remittance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	paid bigint;
	kept bigint;
BEGIN
	SELECT coalesce(sum(l.amount), 0), coalesce(sum(l.fee), 0) INTO paid, kept FROM remittance_lines l WHERE l.remittance_id = NEW.id;
	INSERT INTO audit_entries (actor_id, kind, object_id, name, action, after, search_text)
	VALUES (NEW.staff_id, 'remittance', NEW.id, NEW.reference, 'added',
		jsonb_build_object('paid_on', NEW.paid_on, 'total', paid, 'fees', kept),
		fold(concat_ws(' ', '', NEW.reference, NEW.paid_on)));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end, when its lines are there.
CREATE CONSTRAINT TRIGGER "remittances_audited" AFTER INSERT ON "remittances" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "write_audit_of_remittance"();--> statement-breakpoint
-- What parcels that were booked before are to bring, and have brought.
INSERT INTO "money_entries" ("order_id", "shipment_id", "kind", "method", "amount", "actor_kind", "actor_id", "at")
SELECT "order_id", "id", 'expected', 'cash', "cash_due", CASE WHEN "booked_by" IS NULL THEN 'system' ELSE 'staff' END::"actor_kind", "booked_by", "created_at"
FROM "shipments" WHERE "cash_due" > 0 AND "state" NOT IN ('returning', 'returned', 'lost', 'damaged', 'booking_cancelled') ORDER BY "id";--> statement-breakpoint
INSERT INTO "money_entries" ("order_id", "shipment_id", "kind", "method", "amount", "actor_kind", "at")
SELECT "order_id", "id", 'collected', 'cash', "cash_due", 'system', coalesce("last_event_at", "created_at")
FROM "shipments" WHERE "cash_due" > 0 AND "state" = 'delivered' ORDER BY "id";--> statement-breakpoint
UPDATE "shipments" SET "is_cash_open" = true WHERE "cash_due" > 0 AND "state" NOT IN ('returning', 'returned', 'lost', 'damaged', 'booking_cancelled');
