DROP INDEX "orders_customer";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "order_history_refused" ON "order_history" USING btree ("order_id") WHERE "order_history"."cancel_reason" = 'refused';--> statement-breakpoint
CREATE INDEX "orders_record" ON "orders" USING btree ("customer_id","created_at","id","status_id","subtotal","shipping_fees");