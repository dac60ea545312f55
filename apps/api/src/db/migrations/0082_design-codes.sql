ALTER TABLE "product_designs" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "product_designs" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "sku" text;--> statement-breakpoint
CREATE UNIQUE INDEX "product_designs_sku" ON "product_designs" USING btree (lower("sku") text_pattern_ops) WHERE "product_designs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "product_designs_barcode" ON "product_designs" USING btree (lower("barcode") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
CREATE OR REPLACE TRIGGER "product_designs_audited" AFTER INSERT OR UPDATE OF "name", "name_ar", "wood", "sku", "barcode", "deleted_at" OR DELETE ON "product_designs" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('design', 'name,name_ar,wood,sku,barcode');
