ALTER TABLE "categories" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "description_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- By hand: the log tells what is said of a category and whether it is hidden; its order is told of all at once, as that of banners.
CREATE OR REPLACE TRIGGER "categories_audited" AFTER INSERT OR UPDATE OR DELETE ON "categories" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('category', 'name,name_ar,description,description_ar,photo_id,is_hidden');--> statement-breakpoint
CREATE FUNCTION "write_audit_of_category_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb;
	becomes jsonb;
	words text;
BEGIN
	-- The first time all are given their places; who leaves them as they stand has sorted nothing.
	IF (SELECT array_agg(id ORDER BY place, id) FROM before_all) IS NOT DISTINCT FROM
		(SELECT array_agg(id ORDER BY place, id) FROM after_all) THEN RETURN NULL; END IF;
	SELECT jsonb_agg(jsonb_build_object('name', name, 'nameAr', name_ar) ORDER BY place, id) INTO was FROM before_all;
	SELECT jsonb_agg(jsonb_build_object('name', name, 'nameAr', name_ar) ORDER BY place, id),
		string_agg(concat_ws(' ', name, name_ar), ' ') INTO becomes, words FROM after_all;
	INSERT INTO audit_entries (actor_id, kind, action, before, after, search_text)
	VALUES (
		current_setting('app.actor')::integer, 'category', 'sorted',
		jsonb_build_object('place', was), jsonb_build_object('place', becomes), fold(' ' || words));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "categories_order_audited" AFTER UPDATE ON "categories" REFERENCING OLD TABLE AS "before_all" NEW TABLE AS "after_all" FOR EACH STATEMENT WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_of_category_order"();
