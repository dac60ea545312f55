CREATE TYPE "public"."attempt_channel" AS ENUM('whatsapp', 'call', 'sms', 'link');--> statement-breakpoint
CREATE TYPE "public"."attempt_direction" AS ENUM('out', 'in');--> statement-breakpoint
CREATE TYPE "public"."attempt_outcome" AS ENUM('sent', 'delivered', 'read', 'no_answer', 'busy', 'switched_off', 'wrong_number', 'asked_later', 'address_wrong', 'wants_change', 'confirmed', 'declined', 'duplicate', 'fake');--> statement-breakpoint
CREATE TABLE "confirmation_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "confirmation_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"channel" "attempt_channel" NOT NULL,
	"direction" "attempt_direction" NOT NULL,
	"outcome" "attempt_outcome" NOT NULL,
	"until" timestamp with time zone,
	"reason" "cancel_reason",
	"note" text,
	"is_last_warning" boolean DEFAULT false NOT NULL,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" integer,
	"key" uuid,
	"key_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "confirmation_attempts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "desk_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "confirmation_attempts" ADD CONSTRAINT "confirmation_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation_attempts" ADD CONSTRAINT "confirmation_attempts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confirmation_attempts_order" ON "confirmation_attempts" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "confirmation_attempts_actor" ON "confirmation_attempts" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "orders_desk" ON "orders" USING btree ("desk_due_at","id") WHERE "orders"."status_id" = 1;--> statement-breakpoint
-- By the database itself: what was tried is what an order is ended for.
CREATE TRIGGER "confirmation_attempts_kept" BEFORE UPDATE OR DELETE ON "confirmation_attempts" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
