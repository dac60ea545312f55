ALTER TABLE "messages" ADD COLUMN "attempt_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_attempt_id_confirmation_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."confirmation_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_attemptId_unique" UNIQUE("attempt_id");