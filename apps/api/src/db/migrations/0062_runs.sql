CREATE TABLE "run_outcomes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" integer NOT NULL,
	"shipment_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"day" date,
	"cash" bigint NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "run_outcomes_cash" CHECK ("run_outcomes"."cash" >= 0 and ("run_outcomes"."cash" = 0 or "run_outcomes"."outcome" = 'delivered')),
	CONSTRAINT "run_outcomes_day" CHECK (("run_outcomes"."outcome" = 'postponed') = ("run_outcomes"."day" is not null))
);
--> statement-breakpoint
CREATE TABLE "run_stops" (
	"run_id" integer NOT NULL,
	"shipment_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "run_stops_run_id_shipment_id_pk" PRIMARY KEY("run_id","shipment_id"),
	CONSTRAINT "run_stops_position" UNIQUE("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"driver_name" text NOT NULL,
	"driver_phone" text NOT NULL,
	"day" date NOT NULL,
	"link_version" smallint DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone,
	"signed_cash" bigint,
	"signed_at" timestamp with time zone,
	"counted" bigint,
	"difference" bigint,
	"note" text,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	"closing_hash" text,
	"remittance_id" integer,
	"staff_id" integer NOT NULL,
	"key" uuid,
	"key_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "runs_key" UNIQUE("key"),
	CONSTRAINT "runs_closed_whole" CHECK (num_nulls("runs"."closed_at", "runs"."closed_by", "runs"."counted", "runs"."difference") in (0, 4)),
	CONSTRAINT "runs_signed_whole" CHECK (num_nulls("runs"."signed_at", "runs"."signed_cash") in (0, 2)),
	CONSTRAINT "runs_cash_positive" CHECK (least("runs"."counted", "runs"."signed_cash") >= 0)
);
--> statement-breakpoint
ALTER TABLE "run_outcomes" ADD CONSTRAINT "run_outcomes_stop" FOREIGN KEY ("run_id","shipment_id") REFERENCES "public"."run_stops"("run_id","shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_stops" ADD CONSTRAINT "run_stops_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_stops" ADD CONSTRAINT "run_stops_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_remittance_id_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."remittances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_outcomes_of_stop" ON "run_outcomes" USING btree ("run_id","shipment_id");--> statement-breakpoint
CREATE INDEX "run_stops_shipment" ON "run_stops" USING btree ("shipment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "run_stops_open" ON "run_stops" USING btree ("shipment_id") WHERE "run_stops"."is_open";--> statement-breakpoint
CREATE INDEX "runs_newest" ON "runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "runs_staff" ON "runs" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "runs_closed_by" ON "runs" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "runs_remittance" ON "runs" USING btree ("remittance_id");--> statement-breakpoint
-- By the database itself: what drivers have of cash is a sum of what is in it.
CREATE TRIGGER "run_outcomes_kept" BEFORE UPDATE OR DELETE ON "run_outcomes" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "runs_live" AFTER INSERT OR UPDATE ON "runs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('run.changed', 'id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "run_outcomes_live" AFTER INSERT ON "run_outcomes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('run.changed', 'run_id');--> statement-breakpoint
CREATE FUNCTION "write_audit_of_run"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_new constant boolean := TG_OP = 'INSERT';
	parcels jsonb;
BEGIN
	SELECT jsonb_agg(p.tracking_number ORDER BY s.position) INTO parcels
	FROM run_stops s JOIN shipments p ON p.id = s.shipment_id WHERE s.run_id = NEW.id;
	INSERT INTO audit_entries (actor_id, kind, object_id, name, action, before, after, search_text)
	VALUES (current_setting('app.actor')::integer, 'run', NEW.id, NEW.driver_name,
		CASE WHEN is_new THEN 'added' ELSE 'changed' END,
		CASE WHEN NOT is_new AND OLD.link_version <> NEW.link_version THEN jsonb_build_object('run_link', OLD.link_version) END,
		jsonb_strip_nulls(jsonb_build_object(
			'run_driver', CASE WHEN is_new THEN concat(NEW.driver_name, ' ', NEW.driver_phone) END,
			'run_day', CASE WHEN is_new THEN NEW.day END,
			'run_parcels', CASE WHEN is_new THEN parcels END,
			'run_link', CASE WHEN NOT is_new AND OLD.link_version <> NEW.link_version THEN NEW.link_version END,
			'counted', NEW.counted, 'difference', NEW.difference, 'note', NEW.note)),
		fold(concat_ws(' ', '', NEW.id, NEW.driver_name, NEW.driver_phone, NEW.day, NEW.note, parcels)));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, when its parcels are there.
CREATE CONSTRAINT TRIGGER "runs_made_audited" AFTER INSERT ON "runs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_of_run"();--> statement-breakpoint
CREATE TRIGGER "runs_moved_audited" AFTER UPDATE ON "runs" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '' AND (OLD.link_version, OLD.closed_at IS NULL) IS DISTINCT FROM (NEW.link_version, NEW.closed_at IS NULL)) EXECUTE FUNCTION "write_audit_of_run"();--> statement-breakpoint
CREATE FUNCTION "write_audit_of_run_stop"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO audit_entries (actor_id, kind, object_id, name, action, before, search_text)
	SELECT current_setting('app.actor')::integer, 'run', r.id, r.driver_name, 'changed',
		jsonb_build_object('run_parcels', jsonb_build_array(p.tracking_number)),
		fold(concat_ws(' ', '', r.id, r.driver_name, p.tracking_number))
	FROM runs r, shipments p WHERE r.id = OLD.run_id AND p.id = OLD.shipment_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "run_stops_taken_out_audited" AFTER DELETE ON "run_stops" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_of_run_stop"();
