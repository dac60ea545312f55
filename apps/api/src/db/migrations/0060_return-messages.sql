ALTER TABLE "messages" ADD COLUMN "return_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_return" ON "messages" USING btree ("return_id") WHERE "messages"."return_id" is not null;