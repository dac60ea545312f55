CREATE TABLE "refund_destinations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_destinations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"method" text NOT NULL,
	"pay_to" text NOT NULL,
	"holder" text,
	"masked" text GENERATED ALWAYS AS (case when method = 'instapay'
          then '…' || right(split_part(pay_to, '@', 1), least(2, length(split_part(pay_to, '@', 1)) / 2)) || '@instapay'
          else '…' || right(pay_to, 4) end) STORED NOT NULL,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_destinations_holder_of_account" CHECK (("refund_destinations"."method" = 'transfer') = ("refund_destinations"."holder" is not null))
);
--> statement-breakpoint
ALTER TABLE "money_entries" ADD COLUMN "destination_id" integer;--> statement-breakpoint
ALTER TABLE "refund_destinations" ADD CONSTRAINT "refund_destinations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_destinations" ADD CONSTRAINT "refund_destinations_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_destinations_order" ON "refund_destinations" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refund_destinations_staff" ON "refund_destinations" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_destination_id_refund_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."refund_destinations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_entries_destination" ON "money_entries" USING btree ("destination_id") WHERE "money_entries"."destination_id" is not null;--> statement-breakpoint
-- Kept by the version before: it writes of no destinations.
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_destination_of_refund" CHECK ("money_entries"."destination_id" is null or "money_entries"."kind" = 'refunded');--> statement-breakpoint
CREATE TRIGGER "refund_destinations_kept" BEFORE UPDATE OR DELETE ON "refund_destinations" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "refund_destinations_live" AFTER INSERT ON "refund_destinations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('return.changed', 'order_id');--> statement-breakpoint
-- That it is another, and its end: never all of it.
CREATE FUNCTION "write_audit_of_destination"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO audit_entries (actor_id, kind, object_id, name, action, before, after, search_text)
	SELECT current_setting('app.actor')::integer, 'order', o.id, o.reference, 'changed',
		(SELECT jsonb_build_object('refund_to', d.masked) FROM refund_destinations d
			WHERE d.order_id = o.id AND d.id < NEW.id ORDER BY d.id DESC LIMIT 1),
		jsonb_build_object('refund_to', NEW.masked),
		fold(concat_ws(' ', '', o.id, o.reference))
	FROM orders o WHERE o.id = NEW.order_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "refund_destinations_audited" AFTER INSERT ON "refund_destinations" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '' AND NEW.staff_id IS NOT NULL) EXECUTE FUNCTION "write_audit_of_destination"();
