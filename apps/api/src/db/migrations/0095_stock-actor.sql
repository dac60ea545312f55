DROP INDEX "stock_ledger_design";--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD COLUMN "actor_id" integer DEFAULT nullif(current_setting('app.actor', true), '')::integer;--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_ledger_actor" ON "stock_ledger" USING btree ("actor_id") WHERE "stock_ledger"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_ledger_design" ON "stock_ledger" USING btree ("design_id","id");