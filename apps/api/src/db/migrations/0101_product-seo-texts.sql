ALTER TABLE "products" ADD COLUMN "seo_title" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_title_ar" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_description" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_description_ar" text;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "products_audited" AFTER INSERT OR UPDATE OR DELETE ON "products" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('product', 'name,name_ar,description,description_ar,price,weight_in_kilograms,category_id,length_mm,width_mm,height_mm,finish,care,origin,is_food_safe,made_to_order_days,in_the_box,in_the_box_ar,is_published,archived_at,publish_at,seo_title,seo_title_ar,seo_description,seo_description_ar');
