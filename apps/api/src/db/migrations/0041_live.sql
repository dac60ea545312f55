CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"object_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

--> statement-breakpoint
-- Called as the trigger of a table with a kind and the column that names what it is about. It waits for the end of its
-- transaction, and from there on for others that end: so ids are in the order in which they can be seen, and whoever goes on
-- after one misses none. NOTIFY makes transactions wait for each other at the same point anyway.
CREATE FUNCTION "tell_live"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('live events', 2));
	INSERT INTO live_events (kind, object_id) VALUES (TG_ARGV[0], (to_jsonb(NEW)->>TG_ARGV[1])::integer);
	PERFORM pg_notify('live_events', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_placed_live" AFTER INSERT ON "orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('order.placed', 'id');
--> statement-breakpoint
-- Its first step is told of with the order.
CREATE CONSTRAINT TRIGGER "order_history_live" AFTER INSERT ON "order_history" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status_id <> 1) EXECUTE FUNCTION "tell_live"('order.changed', 'order_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_revisions_live" AFTER INSERT ON "order_revisions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('order.changed', 'order_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_notes_live" AFTER INSERT ON "order_notes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('order.changed', 'order_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "confirmation_attempts_live" AFTER INSERT ON "confirmation_attempts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('desk.changed', 'order_id');
--> statement-breakpoint
-- Not where it is kept by the same person, nor where somebody looks at a new one first: neither changes what is shown.
CREATE CONSTRAINT TRIGGER "orders_desk_live" AFTER UPDATE OF "desk_staff_id", "desk_state" ON "orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.desk_staff_id IS DISTINCT FROM NEW.desk_staff_id OR OLD.desk_state <> NEW.desk_state) EXECUTE FUNCTION "tell_live"('desk.changed', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "messages_added_live" AFTER INSERT ON "messages" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('outbox.added', 'order_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "messages_changed_live" AFTER UPDATE ON "messages" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('outbox.changed', 'order_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ratings_added_live" AFTER INSERT ON "ratings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('review.added', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ratings_changed_live" AFTER UPDATE ON "ratings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('review.changed', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "review_photos_live" AFTER INSERT OR UPDATE ON "review_photos" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('review.changed', 'rating_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "questions_added_live" AFTER INSERT ON "questions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('question.added', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "questions_changed_live" AFTER UPDATE ON "questions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('question.changed', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contact_messages_added_live" AFTER INSERT ON "contact_messages" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('message.added', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contact_messages_changed_live" AFTER UPDATE ON "contact_messages" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('message.changed', 'id');
