ALTER TABLE "single_use_codes" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "single_use_codes" ADD CONSTRAINT "single_use_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "single_use_codes_session" ON "single_use_codes" USING btree ("session_id");