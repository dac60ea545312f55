CREATE TABLE "order_adjustments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"version" integer NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_adjustments_amount_some" CHECK ("order_adjustments"."amount" <> 0)
);
--> statement-breakpoint
DROP INDEX "orders_total";--> statement-breakpoint
DROP INDEX "orders_sales";--> statement-breakpoint
DROP INDEX "orders_record";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "adjustment" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_adjustments_order" ON "order_adjustments" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_adjustments_staff" ON "order_adjustments" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree (("subtotal" + "shipping_fees" + "adjustment"),"id");--> statement-breakpoint
CREATE INDEX "orders_sales" ON "orders" USING btree ("created_at","subtotal","shipping_fees","adjustment") WHERE "orders"."status_id" <> 5;--> statement-breakpoint
CREATE INDEX "orders_record" ON "orders" USING btree ("customer_id","created_at","id","status_id","subtotal","shipping_fees","adjustment");--> statement-breakpoint
-- Kept by the version before: it adjusts nothing. What it would take out of an order that was adjusted meanwhile is refused.
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_positive" CHECK (("orders"."subtotal" + "orders"."shipping_fees" + "orders"."adjustment") >= 0);--> statement-breakpoint
-- By the database itself: what was agreed on is what the customer pays.
CREATE TRIGGER "order_adjustments_kept" BEFORE UPDATE OR DELETE ON "order_adjustments" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "told_of_adjustments"(adjustments jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT jsonb_agg(jsonb_build_object('name', one->'reason', 'nameAr', one->'reason', 'amount', one->'amount'))
FROM jsonb_array_elements(adjustments) AS one
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "told_of_contents"(contents jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT jsonb_build_object(
	'items', (SELECT jsonb_agg(jsonb_build_object(
		'name', concat(line->>'name', ', ', line->>'designName'),
		'nameAr', concat(line->>'nameAr', '، ', line->>'designNameAr'),
		'quantity', line->'quantity')) FROM jsonb_array_elements(contents->'lines') AS line),
	'adjustments', told_of_adjustments(contents->'adjustments'),
	'total', (contents->>'subtotal')::bigint + (contents->>'shippingFees')::bigint
		+ (SELECT coalesce(sum((one->>'amount')::bigint), 0) FROM jsonb_array_elements(contents->'adjustments') AS one),
	'receiver', contents->'name',
	'phone_number', contents->'address'->'phoneNumber',
	'street_address', contents->'address'->'streetAddress',
	'city', contents->'address'->'city',
	'governorate', contents->'address'->'governorateCode',
	'note', contents->'note')
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_revisions_audited" AFTER INSERT ON "order_revisions" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '' AND NEW.actor_kind = 'staff') EXECUTE FUNCTION "write_audit_entry"('order', 'items,adjustments,total,receiver,phone_number,street_address,city,governorate,note');--> statement-breakpoint
CREATE FUNCTION "write_audit_of_adjustment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO audit_entries (actor_id, kind, object_id, name, action, after, search_text)
	SELECT current_setting('app.actor')::integer, 'order', o.id, o.reference, 'changed',
		jsonb_build_object('adjustments', told_of_adjustments(jsonb_build_array(to_jsonb(NEW)))),
		fold(concat_ws(' ', '', o.id, o.reference, NEW.reason, NEW.amount))
	FROM orders o WHERE o.id = NEW.order_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- One that came with its order: any other is told with the change that it is part of.
CREATE TRIGGER "order_adjustments_audited" AFTER INSERT ON "order_adjustments" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '' AND NEW.version = 1) EXECUTE FUNCTION "write_audit_of_adjustment"();
