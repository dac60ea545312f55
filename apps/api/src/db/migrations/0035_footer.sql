-- By hand: the footer is a group of settings from now on. Where pages were put into it or taken out, it begins with them;
-- of the two other links of their column and of the column beside it, nobody could change anything.
INSERT INTO "settings" ("group", "version", "value")
SELECT 'footer', 1, jsonb_build_object('columns', jsonb_build_array(
	jsonb_build_object(
		'title', 'Help & Information',
		'titleAr', 'مساعدة ومعلومات',
		'links', "links" || jsonb_build_array(
			jsonb_build_object('to', 'address', 'href', '/track', 'label', 'Track your order', 'labelAr', 'تتبّع طلبك'),
			jsonb_build_object('to', 'address', 'href', '/contact', 'label', 'Contact', 'labelAr', 'تواصل معنا')
		)
	),
	jsonb_build_object(
		'title', 'About Us',
		'titleAr', 'من نحن',
		'links', jsonb_build_array(
			jsonb_build_object('to', 'address', 'href', '/about', 'label', NULL, 'labelAr', NULL),
			jsonb_build_object('to', 'address', 'href', '/', 'label', 'Home', 'labelAr', 'الرئيسية'),
			jsonb_build_object('to', 'address', 'href', '/services', 'label', 'Services', 'labelAr', 'خدماتنا'),
			jsonb_build_object('to', 'address', 'href', '/products', 'label', 'Products', 'labelAr', 'المنتجات'),
			jsonb_build_object('to', 'address', 'href', '/products', 'label', 'Accessories', 'labelAr', 'الإكسسوارات'),
			jsonb_build_object('to', 'address', 'href', '/products', 'label', 'Receivers & Amplifiers', 'labelAr', 'أجهزة الاستقبال ومكبّرات الصوت')
		)
	)
))
FROM (
	SELECT
		coalesce(jsonb_agg(jsonb_build_object('to', 'page', 'slug', "slug") ORDER BY "footer_position", "slug"), '[]') AS "links",
		array_agg("slug" ORDER BY "footer_position", "slug") AS "slugs"
	FROM (
		SELECT "slug", "footer_position" FROM "pages"
		WHERE "footer_position" IS NOT NULL AND "deleted_at" IS NULL
		ORDER BY "footer_position", "slug"
		LIMIT 38
	) "first"
) "kept"
WHERE "slugs" IS DISTINCT FROM ARRAY['help', 'delivery', 'returns', 'terms', 'privacy', 'branches'];
