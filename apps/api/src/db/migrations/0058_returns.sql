CREATE TABLE "return_lines" (
	"return_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"sellable" integer,
	"damaged" integer,
	"missing" integer,
	CONSTRAINT "return_lines_return_id_order_line_id_pk" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "return_lines_quantity_positive" CHECK ("return_lines"."quantity" > 0),
	CONSTRAINT "return_lines_judged_whole" CHECK (num_nulls("return_lines"."sellable", "return_lines"."damaged", "return_lines"."missing") = 3
        or (least("return_lines"."sellable", "return_lines"."damaged", "return_lines"."missing") >= 0
          and "return_lines"."sellable" + "return_lines"."damaged" + "return_lines"."missing" = "return_lines"."quantity"))
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"wanted" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text,
	"answer" text,
	"way_paid_by" text NOT NULL,
	"staff_id" integer,
	"key" uuid,
	"key_hash" text,
	"received_at" timestamp with time zone,
	"received_by" integer,
	"inspection_key" uuid,
	"inspection_hash" text,
	"refund_due_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returns_key" UNIQUE("key"),
	CONSTRAINT "returns_inspection_key" UNIQUE("inspection_key"),
	CONSTRAINT "returns_received_whole" CHECK ("returns"."received_at" is not null or ("returns"."state" <> 'received' and "returns"."refund_due_on" is null))
);
--> statement-breakpoint
ALTER TABLE "money_entries" ADD COLUMN "return_id" integer;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_lines_line" ON "return_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("state","id") WHERE "returns"."state" in ('requested', 'approved', 'in_transit', 'received');--> statement-breakpoint
CREATE INDEX "returns_refunds" ON "returns" USING btree ("refund_due_on","id") WHERE "returns"."state" = 'received' and "returns"."refund_due_on" is not null;--> statement-breakpoint
CREATE INDEX "returns_newest" ON "returns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "returns_staff" ON "returns" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "returns_received_by" ON "returns" USING btree ("received_by");--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_entries_return" ON "money_entries" USING btree ("return_id") WHERE "money_entries"."return_id" is not null;--> statement-breakpoint
-- Kept by the version before: it writes of no refunds.
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_refund_of_return" CHECK (("money_entries"."kind" in ('refund_due', 'refunded')) = ("money_entries"."return_id" is not null));--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "returns_live" AFTER INSERT OR UPDATE ON "returns" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('return.changed', 'order_id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "money_entries_live" AFTER INSERT ON "money_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind = 'refunded') EXECUTE FUNCTION "tell_live"('return.changed', 'order_id');--> statement-breakpoint
-- By the database itself: what became of a piece is what stock and refunds follow.
CREATE FUNCTION "keep_judged_pieces"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.sellable IS NULL AND (OLD.return_id, OLD.order_line_id, OLD.quantity) = (NEW.return_id, NEW.order_line_id, NEW.quantity) THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'rows of % are never changed or deleted once they are judged', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "return_lines_kept" BEFORE UPDATE OR DELETE ON "return_lines" FOR EACH ROW EXECUTE FUNCTION "keep_judged_pieces"();--> statement-breakpoint
CREATE FUNCTION "write_audit_of_return"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_new constant boolean := TG_OP = 'INSERT';
	items jsonb;
	called text;
BEGIN
	SELECT o.reference INTO called FROM orders o WHERE o.id = NEW.order_id;
	SELECT jsonb_agg(jsonb_build_object(
		'name', concat(l.name, ', ', l.design_name), 'nameAr', concat(l.name_ar, '، ', l.design_name_ar), 'quantity', r.quantity
	) ORDER BY l.id) INTO items
	FROM return_lines r JOIN order_lines l ON l.id = r.order_line_id WHERE r.return_id = NEW.id;
	INSERT INTO audit_entries (actor_id, kind, object_id, name, action, before, after, search_text)
	VALUES (current_setting('app.actor')::integer, 'return', NEW.id, called,
		CASE WHEN is_new THEN 'added' ELSE 'changed' END,
		CASE WHEN NOT is_new THEN jsonb_build_object('return_state', OLD.state) END,
		jsonb_strip_nulls(jsonb_build_object('return_state', NEW.state, 'answer', NEW.answer,
			'comment', CASE WHEN is_new THEN NEW.comment END, 'items', CASE WHEN is_new THEN items END)),
		fold(concat_ws(' ', '', NEW.id, called, NEW.comment, NEW.answer, items)));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, when its lines are there.
CREATE CONSTRAINT TRIGGER "returns_opened_audited" AFTER INSERT ON "returns" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('app.actor', true) <> '' AND NEW.staff_id IS NOT NULL) EXECUTE FUNCTION "write_audit_of_return"();--> statement-breakpoint
CREATE TRIGGER "returns_moved_audited" AFTER UPDATE ON "returns" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '' AND OLD.state <> NEW.state) EXECUTE FUNCTION "write_audit_of_return"();--> statement-breakpoint
CREATE FUNCTION "write_audit_of_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO audit_entries (actor_id, kind, object_id, name, action, after, search_text)
	SELECT current_setting('app.actor')::integer, 'return', NEW.return_id, o.reference, 'changed',
		jsonb_strip_nulls(jsonb_build_object('refunded', -NEW.amount, 'reference', NEW.reference)),
		fold(concat_ws(' ', '', NEW.return_id, o.reference, NEW.reference, -NEW.amount))
	FROM orders o WHERE o.id = NEW.order_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "money_entries_refund_audited" AFTER INSERT ON "money_entries" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '' AND NEW.kind = 'refunded') EXECUTE FUNCTION "write_audit_of_refund"();
