ALTER TABLE "messages" ADD COLUMN "step_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_step_id_order_history_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."order_history"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_history_told" ON "order_history" USING btree ("created_at") WHERE "order_history"."status_id" in (2, 3, 5);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_stepId_unique" UNIQUE("step_id");