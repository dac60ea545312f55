ALTER TABLE "orders" ADD COLUMN "is_exchange" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "exchange_order_id" integer;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_exchange_order_id_orders_id_fk" FOREIGN KEY ("exchange_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_entries_exchanged" ON "money_entries" USING btree ("return_id") WHERE "money_entries"."method" = 'exchange' and "money_entries"."kind" = 'refunded';--> statement-breakpoint
CREATE UNIQUE INDEX "money_entries_exchange" ON "money_entries" USING btree ("order_id") WHERE "money_entries"."method" = 'exchange' and "money_entries"."kind" = 'deposit';--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_exchange" UNIQUE("exchange_order_id");