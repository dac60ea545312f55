ALTER TYPE "public"."stock_reason" ADD VALUE 'held';--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'released';--> statement-breakpoint
CREATE TABLE "stock_hold_lines" (
	"hold_id" integer NOT NULL,
	"design_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_hold_lines_hold_id_design_id_pk" PRIMARY KEY("hold_id","design_id"),
	CONSTRAINT "stock_hold_lines_quantity_positive" CHECK ("stock_hold_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone_number" text,
	"name" text,
	"staff_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"release" text,
	"released_by" integer,
	"key" uuid,
	"key_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_holds_key_unique" UNIQUE("key"),
	CONSTRAINT "stock_holds_somebodys" CHECK (coalesce("stock_holds"."phone_number", "stock_holds"."name") is not null),
	CONSTRAINT "stock_holds_why" CHECK (("stock_holds"."released_at" is null) = ("stock_holds"."release" is null))
);
--> statement-breakpoint
ALTER TABLE "stock_ledger" DROP CONSTRAINT "stock_ledger_order_named";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_id" integer;--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD COLUMN "hold_id" integer;--> statement-breakpoint
ALTER TABLE "stock_hold_lines" ADD CONSTRAINT "stock_hold_lines_hold_id_stock_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."stock_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold_lines" ADD CONSTRAINT "stock_hold_lines_design_id_product_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."product_designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_hold_lines_design" ON "stock_hold_lines" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "stock_holds_open" ON "stock_holds" USING btree ("expires_at","id") WHERE "stock_holds"."released_at" is null;--> statement-breakpoint
CREATE INDEX "stock_holds_staff" ON "stock_holds" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "stock_holds_released_by" ON "stock_holds" USING btree ("released_by");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hold_id_stock_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."stock_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_hold_id_stock_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."stock_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_ledger_hold" ON "stock_ledger" USING btree ("hold_id","design_id","reason") WHERE "stock_ledger"."hold_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_holdId_unique" UNIQUE("hold_id");--> statement-breakpoint
-- Kept by the version before: it holds nothing, and names an order wherever it did before.
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_hold_named" CHECK (("stock_ledger"."reason"::text in ('held', 'released')) = ("stock_ledger"."hold_id" is not null));--> statement-breakpoint
-- Kept by the version before: it holds nothing, and names an order wherever it did before.
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_order_named" CHECK (("stock_ledger"."reason"::text in ('received', 'corrected', 'held', 'released')) = ("stock_ledger"."order_id" is null));--> statement-breakpoint
-- By hand, to the end. What staff hold is told as a hold, not as stock that they have corrected.
CREATE OR REPLACE TRIGGER "stock_ledger_audited" AFTER INSERT ON "stock_ledger" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '' AND NEW.order_id IS NULL AND NEW.hold_id IS NULL) EXECUTE FUNCTION "write_audit_entry"('stock', 'stock');--> statement-breakpoint
CREATE FUNCTION "write_audit_of_hold"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	items jsonb;
	is_new constant boolean := TG_OP = 'INSERT';
BEGIN
	-- Whose time was over nobody has released.
	IF NOT is_new AND (OLD.release IS NOT NULL OR NEW.release IS NOT DISTINCT FROM 'expired') THEN RETURN NULL; END IF;
	SELECT jsonb_agg(jsonb_build_object(
		'name', concat(p.name, ', ', d.name), 'nameAr', concat(p.name_ar, '، ', d.name_ar), 'quantity', l.quantity
	) ORDER BY l.design_id) INTO items
	FROM stock_hold_lines l JOIN product_designs d ON d.id = l.design_id JOIN products p ON p.id = d.product_id
	WHERE l.hold_id = NEW.id;
	INSERT INTO audit_entries (actor_id, kind, object_id, name, action, before, after, search_text)
	VALUES (current_setting('app.actor')::integer, 'hold', NEW.id,
		concat_ws(' ', NEW.name, NEW.phone_number),
		CASE WHEN is_new THEN 'added' ELSE 'removed' END,
		CASE WHEN NOT is_new THEN jsonb_build_object('items', items) END,
		CASE WHEN is_new THEN jsonb_build_object('items', items, 'expires_at', NEW.expires_at)
			ELSE jsonb_build_object('release', NEW.release) END,
		fold(concat_ws(' ', '', NEW.id, NEW.name, NEW.phone_number, items)));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, when its lines are there.
CREATE CONSTRAINT TRIGGER "stock_holds_audited" AFTER INSERT OR UPDATE ON "stock_holds" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_of_hold"();
