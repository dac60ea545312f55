ALTER TABLE "contact_messages" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_by" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "done_by" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("created_at","id") WHERE "contact_messages"."done_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_done" ON "contact_messages" USING btree ("done_at","id") WHERE "contact_messages"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_answered_by" ON "contact_messages" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "contact_messages_done_by" ON "contact_messages" USING btree ("done_by");--> statement-breakpoint
-- Kept by the version before: it knows no answers, so both are null
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answer_dated" CHECK (("contact_messages"."answer" is null) = ("contact_messages"."answered_at" is null));