CREATE TABLE "channel_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"job_id" uuid,
	"status" text,
	"failure" text,
	"detail" text,
	"answer" text,
	"order_id" integer,
	"version" integer,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_events_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_sent_whole";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "sending_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "channel_events" ADD CONSTRAINT "channel_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_events_waiting" ON "channel_events" USING btree ("id") WHERE "channel_events"."outcome" is null;--> statement-breakpoint
CREATE INDEX "channel_events_order" ON "channel_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "channel_events_age" ON "channel_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_with_service" ON "messages" USING btree ("id") WHERE "messages"."channel" <> 'email' and "messages"."state" in ('waiting', 'sending');--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_providerId_unique" UNIQUE("provider_id");--> statement-breakpoint
-- Kept by the version before: it knows one of these states, and when it sent.
ALTER TABLE "messages" ADD CONSTRAINT "messages_sent_whole" CHECK (("messages"."state" in ('sent', 'delivered', 'read')) = ("messages"."sent_at" is not null));