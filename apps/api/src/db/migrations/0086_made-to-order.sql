ALTER TABLE "products" ADD COLUMN "made_to_order_days" smallint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "made_to_order_days" smallint;--> statement-breakpoint
-- Kept by the version before: it does not know the column, and leaves it empty.
ALTER TABLE "products" ADD CONSTRAINT "products_making_days" CHECK ("products"."made_to_order_days" between 1 and 90);--> statement-breakpoint
-- Kept by the version before: it does not know the column, and leaves it empty.
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_making_days" CHECK ("order_lines"."made_to_order_days" between 1 and 90);--> statement-breakpoint
CREATE OR REPLACE TRIGGER "products_audited" AFTER INSERT OR UPDATE OR DELETE ON "products" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('product', 'name,name_ar,description,description_ar,price,weight_in_kilograms,category_id,length_mm,width_mm,height_mm,finish,care,origin,is_food_safe,made_to_order_days,in_the_box,in_the_box_ar,is_published');
