CREATE TABLE "return_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"photo_id" integer NOT NULL,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_photos_once" UNIQUE("return_id","photo_id")
);
--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_photos_photo" ON "return_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "return_photos_staff" ON "return_photos" USING btree ("staff_id");--> statement-breakpoint
CREATE FUNCTION "tell_of_return_photo"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('live events', 2));
	INSERT INTO live_events (kind, object_id) SELECT 'return.changed', r.order_id FROM returns r WHERE r.id = coalesce(NEW.return_id, OLD.return_id);
	PERFORM pg_notify('live_events', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "return_photos_live" AFTER INSERT OR DELETE ON "return_photos" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_of_return_photo"();--> statement-breakpoint
CREATE FUNCTION "write_audit_of_return_photo"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_return constant integer := coalesce(NEW.return_id, OLD.return_id);
	there constant bigint := (SELECT count(*) FROM return_photos WHERE return_id = of_return);
BEGIN
	INSERT INTO audit_entries (actor_id, kind, object_id, name, action, before, after, search_text)
	SELECT current_setting('app.actor')::integer, 'return', r.id, o.reference, 'changed',
		jsonb_build_object('photos', CASE TG_OP WHEN 'INSERT' THEN there - 1 ELSE there + 1 END),
		jsonb_build_object('photos', there),
		fold(concat_ws(' ', '', r.id, o.reference))
	FROM returns r JOIN orders o ON o.id = r.order_id WHERE r.id = of_return;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "return_photos_audited" AFTER INSERT OR DELETE ON "return_photos" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_of_return_photo"();
