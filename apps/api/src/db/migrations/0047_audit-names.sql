-- By hand: the log tells pieces and banners by their names in both languages. It is only added to, so older entries stay as they are.
CREATE OR REPLACE FUNCTION "told_of_contents"(contents jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT jsonb_build_object(
	'items', (SELECT jsonb_agg(jsonb_build_object(
		'name', concat(line->>'name', ', ', line->>'designName'),
		'nameAr', concat(line->>'nameAr', '، ', line->>'designNameAr'),
		'quantity', line->'quantity')) FROM jsonb_array_elements(contents->'lines') AS line),
	'total', (contents->>'subtotal')::bigint + (contents->>'shippingFees')::bigint,
	'receiver', contents->'name',
	'phone_number', contents->'address'->'phoneNumber',
	'street_address', contents->'address'->'streetAddress',
	'city', contents->'address'->'city',
	'governorate', contents->'address'->'governorateCode',
	'note', contents->'note')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_audit_of_banner_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb;
	becomes jsonb;
	words text;
BEGIN
	IF NOT EXISTS (SELECT FROM before_all b JOIN after_all a USING (id) WHERE b.place <> a.place) THEN RETURN NULL; END IF;
	SELECT jsonb_agg(jsonb_build_object('name', header, 'nameAr', header_ar) ORDER BY place, id DESC) INTO was FROM before_all;
	SELECT jsonb_agg(jsonb_build_object('name', header, 'nameAr', header_ar) ORDER BY place, id DESC),
		string_agg(concat_ws(' ', header, header_ar), ' ') INTO becomes, words FROM after_all;
	INSERT INTO audit_entries (actor_id, kind, action, before, after, search_text)
	VALUES (
		current_setting('app.actor')::integer, 'banner', 'sorted',
		jsonb_build_object('place', was), jsonb_build_object('place', becomes), fold(' ' || words));
	RETURN NULL;
END $$;
