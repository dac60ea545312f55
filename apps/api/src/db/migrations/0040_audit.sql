CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" integer NOT NULL,
	"kind" text NOT NULL,
	"object_id" text,
	"name" text,
	"name_ar" text,
	"part" text,
	"part_ar" text,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_object" ON "audit_entries" USING btree ("object_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_search" ON "audit_entries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- By the database itself: what was done is what people are asked about.
CREATE TRIGGER "audit_entries_kept" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_never_emptied" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- Of a long text what differs from another one, with a few letters around it. The ends that both share are found by halving.
CREATE FUNCTION "differing_part"(whole text, other text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	longest constant integer := 300;
	around constant integer := 40;
	shortest integer := least(length(whole), length(coalesce(other, '')));
	head integer := 0;
	tail integer := 0;
	high integer;
	middle integer;
	first integer;
	last integer;
BEGIN
	IF greatest(length(whole), length(other)) <= longest THEN RETURN whole; END IF;
	high := shortest;
	WHILE head < high LOOP
		middle := (head + high + 1) / 2;
		IF left(whole, middle) = left(other, middle) THEN head := middle; ELSE high := middle - 1; END IF;
	END LOOP;
	high := shortest - head;
	WHILE tail < high LOOP
		middle := (tail + high + 1) / 2;
		IF right(whole, middle) = right(other, middle) THEN tail := middle; ELSE high := middle - 1; END IF;
	END LOOP;
	first := greatest(0, head - around);
	last := least(length(whole), length(whole) - tail + around, first + longest);
	RETURN concat(
		CASE WHEN first > 0 THEN '…' END,
		substr(whole, first + 1, last - first),
		CASE WHEN last < length(whole) THEN '…' END);
END $$;
--> statement-breakpoint
-- What of an order's contents a change is told by.
CREATE FUNCTION "told_of_contents"(contents jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT jsonb_build_object(
	'items', (SELECT jsonb_agg(concat(line->>'name', ', ', line->>'designName', ' × ', line->>'quantity')) FROM jsonb_array_elements(contents->'lines') AS line),
	'total', (contents->>'subtotal')::bigint + (contents->>'shippingFees')::bigint,
	'receiver', contents->'name',
	'phone_number', contents->'address'->'phoneNumber',
	'street_address', contents->'address'->'streetAddress',
	'city', contents->'address'->'city',
	'governorate', contents->'address'->'governorateCode',
	'note', contents->'note')
$$;
--> statement-breakpoint
-- Called as the trigger of a table with the kind of its entries and the columns that are told; no others ever are.
CREATE FUNCTION "write_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kind constant text := TG_ARGV[0];
	told constant text[] := string_to_array(TG_ARGV[1], ',');
	was jsonb := to_jsonb(OLD);
	becomes jsonb := to_jsonb(NEW);
	entry "audit_entries"%ROWTYPE;
	named jsonb;
BEGIN
	-- What is only added to has no row that was: the one before it is.
	CASE TG_TABLE_NAME
		WHEN 'settings' THEN
			SELECT jsonb_build_object('value', s.value) INTO was FROM settings s
			WHERE s."group" = NEW."group" AND s.version < NEW.version ORDER BY s.version DESC LIMIT 1;
		WHEN 'page_versions' THEN
			SELECT to_jsonb(v) INTO was FROM page_versions v
			WHERE v.page_id = NEW.page_id AND v.number < NEW.number ORDER BY v.number DESC LIMIT 1;
		WHEN 'page_publications' THEN
			SELECT to_jsonb(p) INTO was FROM page_publications p
			WHERE p.page_id = NEW.page_id AND p.id < NEW.id ORDER BY p.id DESC LIMIT 1;
		WHEN 'order_history' THEN
			SELECT jsonb_build_object('status_id', h.status_id) INTO was FROM order_history h
			WHERE h.order_id = NEW.order_id AND h.id < NEW.id ORDER BY h.id DESC LIMIT 1;
		WHEN 'order_revisions' THEN
			was := told_of_contents(NEW.before);
			becomes := told_of_contents(NEW.after) || jsonb_build_object('order_id', NEW.order_id);
		WHEN 'stock_ledger' THEN
			SELECT jsonb_build_object('stock', d.stock - NEW.delta), becomes || jsonb_build_object('stock', d.stock)
			INTO was, becomes FROM product_designs d WHERE d.id = NEW.design_id;
		ELSE NULL;
	END CASE;

	IF TG_TABLE_NAME = 'settings' THEN
		-- As a whole: which of its values are others is told where its shape is known.
		IF was->'value' = becomes->'value' THEN RETURN NULL; END IF;
		entry.before := was->'value';
		entry.after := becomes->'value';
	ELSE
		SELECT jsonb_object_agg(name, CASE jsonb_typeof(o) WHEN 'string' THEN to_jsonb(differing_part(o #>> '{}', n #>> '{}')) ELSE o END),
			jsonb_object_agg(name, CASE jsonb_typeof(n) WHEN 'string' THEN to_jsonb(differing_part(n #>> '{}', o #>> '{}')) ELSE n END)
		INTO entry.before, entry.after
		FROM (
			SELECT name, coalesce(was->name, 'null') AS o, coalesce(becomes->name, 'null') AS n FROM unnest(told) AS name
		) AS columns
		WHERE o <> n;
	END IF;

	entry.action := CASE
		WHEN becomes IS NULL THEN 'removed'
		WHEN was->>'deleted_at' IS NULL AND becomes->>'deleted_at' IS NOT NULL THEN 'removed'
		WHEN was->>'withdrawn_at' IS NULL AND becomes->>'withdrawn_at' IS NOT NULL THEN 'removed'
		WHEN was->>'deleted_at' IS NOT NULL AND becomes->>'deleted_at' IS NULL THEN 'restored'
		WHEN TG_TABLE_NAME = 'order_notes' THEN 'noted'
		WHEN TG_TABLE_NAME = 'page_publications' THEN CASE WHEN becomes->>'number' IS NULL THEN 'withdrawn' ELSE 'published' END
		WHEN was IS NULL AND TG_TABLE_NAME NOT IN ('settings', 'staff_changes', 'merged_customers') THEN 'added'
		ELSE 'changed'
	END;
	IF entry.action = 'changed' AND entry.after IS NULL THEN RETURN NULL; END IF;
	IF was IS NULL THEN entry.before := NULL; END IF;
	IF becomes IS NULL THEN entry.after := NULL; END IF;

	-- What it is called, and which part of it this is.
	named := coalesce(becomes, was);
	CASE TG_TABLE_NAME
		WHEN 'product_designs', 'design_photos', 'stock_ledger' THEN
			SELECT p.id, p.name, p.name_ar, d.name, d.name_ar
			INTO entry.object_id, entry.name, entry.name_ar, entry.part, entry.part_ar
			FROM product_designs d JOIN products p ON p.id = d.product_id
			WHERE d.id = CASE TG_TABLE_NAME WHEN 'product_designs' THEN (named->>'id')::integer ELSE (named->>'design_id')::integer END;
		WHEN 'banners' THEN
			entry.object_id := named->>'id'; entry.name := named->>'header'; entry.name_ar := named->>'header_ar';
		WHEN 'order_history', 'order_notes', 'order_revisions' THEN
			SELECT o.id, o.reference INTO entry.object_id, entry.name FROM orders o WHERE o.id = (named->>'order_id')::integer;
		WHEN 'merged_customers', 'customer_phones' THEN
			SELECT c.id, c.name, named->>'phone_number' INTO entry.object_id, entry.name, entry.part
			FROM customers c WHERE c.id = (named->>'customer_id')::integer;
		WHEN 'staff_changes' THEN
			SELECT u.id, u.name INTO entry.object_id, entry.name FROM users u WHERE u.id = (named->>'user_id')::integer;
		WHEN 'staff_invitations' THEN entry.name := named->>'email';
		WHEN 'settings' THEN entry.object_id := named->>'group';
		WHEN 'pages', 'page_versions', 'page_publications' THEN
			SELECT p.slug, v.title, v.title_ar INTO entry.object_id, entry.name, entry.name_ar
			FROM pages p LEFT JOIN page_versions v ON v.page_id = p.id
			WHERE p.id = coalesce((named->>'page_id')::integer, (named->>'id')::integer) ORDER BY v.number DESC LIMIT 1;
		WHEN 'synonym_groups' THEN
			entry.object_id := named->>'id'; entry.name := (SELECT string_agg(term, ', ') FROM jsonb_array_elements_text(named->'terms') AS term);
		WHEN 'ratings', 'review_photos' THEN
			SELECT r.id, p.name, p.name_ar INTO entry.object_id, entry.name, entry.name_ar
			FROM ratings r JOIN products p ON p.id = r.product_id
			WHERE r.id = coalesce((named->>'rating_id')::integer, (named->>'id')::integer);
		WHEN 'questions' THEN
			SELECT named->>'id', p.name, p.name_ar INTO entry.object_id, entry.name, entry.name_ar
			FROM products p WHERE p.id = (named->>'product_id')::integer;
		WHEN 'contact_messages' THEN entry.object_id := named->>'id'; entry.name := named->>'subject';
		ELSE entry.object_id := named->>'id'; entry.name := named->>'name'; entry.name_ar := named->>'name_ar';
	END CASE;

	INSERT INTO audit_entries (actor_id, kind, object_id, name, name_ar, part, part_ar, action, before, after, search_text)
	VALUES (
		current_setting('app.actor')::integer,
		kind, entry.object_id, entry.name, entry.name_ar, entry.part, entry.part_ar, entry.action, entry.before, entry.after,
		fold(concat_ws(' ', '', entry.object_id, entry.name, entry.name_ar, entry.part, entry.part_ar, (
			SELECT left(string_agg(word #>> '{}', ' '), 4000)
			FROM jsonb_path_query(jsonb_build_array(entry.before, entry.after), 'strict $.** ? (@.type() == "string" || @.type() == "number")') AS word
		)))
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Banners are put into an order all at once: one entry tells the order before and the order since.
CREATE FUNCTION "write_audit_of_banner_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb;
	becomes jsonb;
BEGIN
	SELECT jsonb_agg(header ORDER BY place, id DESC) INTO was FROM before_all;
	SELECT jsonb_agg(header ORDER BY place, id DESC) INTO becomes FROM after_all;
	IF NOT EXISTS (SELECT FROM before_all b JOIN after_all a USING (id) WHERE b.place <> a.place) THEN RETURN NULL; END IF;
	INSERT INTO audit_entries (actor_id, kind, action, before, after, search_text)
	VALUES (
		current_setting('app.actor')::integer, 'banner', 'sorted',
		jsonb_build_object('place', was), jsonb_build_object('place', becomes), fold(' ' || becomes::text));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- None of them does anything where nobody of staff acts: what customers and jobs do is in the ledgers.
CREATE TRIGGER "products_audited" AFTER INSERT OR UPDATE OR DELETE ON "products" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('product', 'name,name_ar,description,description_ar,price,weight_in_kilograms,category_id,length_mm,width_mm,height_mm,finish,care,origin,is_food_safe,in_the_box,in_the_box_ar,is_published');--> statement-breakpoint
CREATE TRIGGER "product_designs_audited" AFTER INSERT OR UPDATE OF "name", "name_ar", "wood", "deleted_at" OR DELETE ON "product_designs" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('design', 'name,name_ar,wood');--> statement-breakpoint
CREATE TRIGGER "design_photos_audited" AFTER INSERT OR UPDATE OR DELETE ON "design_photos" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('photo', 'position,alt,alt_ar');--> statement-breakpoint
CREATE TRIGGER "stock_ledger_audited" AFTER INSERT ON "stock_ledger" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '' AND NEW.order_id IS NULL) EXECUTE FUNCTION "write_audit_entry"('stock', 'stock');--> statement-breakpoint
CREATE TRIGGER "categories_audited" AFTER INSERT OR UPDATE OR DELETE ON "categories" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('category', 'name,name_ar,photo_id');--> statement-breakpoint
CREATE TRIGGER "banners_audited" AFTER INSERT OR UPDATE OR DELETE ON "banners" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('banner', 'header,header_ar,details,details_ar,photo_id,phone_photo_id,alt,alt_ar,focal_x,focal_y,category_id,link,active,shown_from,shown_until');--> statement-breakpoint
CREATE TRIGGER "order_history_audited" AFTER INSERT ON "order_history" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '' AND NEW.actor_kind = 'staff') EXECUTE FUNCTION "write_audit_entry"('order', 'status_id,cancel_reason,cancel_words');--> statement-breakpoint
CREATE TRIGGER "order_revisions_audited" AFTER INSERT ON "order_revisions" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '' AND NEW.actor_kind = 'staff') EXECUTE FUNCTION "write_audit_entry"('order', 'items,total,receiver,phone_number,street_address,city,governorate,note');--> statement-breakpoint
CREATE TRIGGER "order_notes_audited" AFTER INSERT ON "order_notes" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('order', 'text');--> statement-breakpoint
CREATE TRIGGER "customers_audited" AFTER UPDATE ON "customers" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('customer', 'note,blocked_reason');--> statement-breakpoint
CREATE TRIGGER "customer_phones_audited" AFTER UPDATE OF "proved_at" ON "customer_phones" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('customer', 'proved_at');--> statement-breakpoint
CREATE TRIGGER "merged_customers_audited" AFTER INSERT ON "merged_customers" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('customer', 'former_id');--> statement-breakpoint
CREATE TRIGGER "users_audited" AFTER UPDATE ON "users" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('user', 'name,email,phone_number,role_id,deactivated_at');--> statement-breakpoint
CREATE TRIGGER "staff_changes_audited" AFTER INSERT ON "staff_changes" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '' AND NEW.act IN ('reset-sent', 'authenticator-added', 'authenticator-removed', 'passkey-added', 'passkey-removed', 'recovery-codes-renewed', 'second-step-reset')) EXECUTE FUNCTION "write_audit_entry"('user', 'act,reason');--> statement-breakpoint
CREATE TRIGGER "staff_invitations_audited" AFTER INSERT OR UPDATE ON "staff_invitations" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('invitation', 'email,role_id,expires_at');--> statement-breakpoint
CREATE TRIGGER "settings_audited" AFTER INSERT ON "settings" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('settings', 'value');--> statement-breakpoint
CREATE TRIGGER "pages_audited" AFTER UPDATE ON "pages" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('page', 'slug');--> statement-breakpoint
CREATE TRIGGER "page_versions_audited" AFTER INSERT ON "page_versions" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('page', 'title,title_ar,description,description_ar,body,body_ar');--> statement-breakpoint
CREATE TRIGGER "page_publications_audited" AFTER INSERT ON "page_publications" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('page', 'number');--> statement-breakpoint
CREATE TRIGGER "synonym_groups_audited" AFTER INSERT OR UPDATE OR DELETE ON "synonym_groups" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('synonyms', 'terms,note');--> statement-breakpoint
CREATE TRIGGER "ratings_audited" AFTER UPDATE OF "answer", "hidden_at" ON "ratings" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('review', 'answer,hidden_at');--> statement-breakpoint
CREATE TRIGGER "review_photos_audited" AFTER UPDATE ON "review_photos" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('review', 'state');--> statement-breakpoint
CREATE TRIGGER "questions_audited" AFTER UPDATE OF "answer", "hidden_at" ON "questions" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('question', 'answer,hidden_at');--> statement-breakpoint
CREATE TRIGGER "contact_messages_audited" AFTER UPDATE ON "contact_messages" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_entry"('message', 'answer,done_at');--> statement-breakpoint
CREATE TRIGGER "banners_order_audited" AFTER UPDATE ON "banners" REFERENCING OLD TABLE AS "before_all" NEW TABLE AS "after_all" FOR EACH STATEMENT WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_of_banner_order"();
