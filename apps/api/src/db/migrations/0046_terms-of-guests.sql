-- By hand: guests have no “Orders”, where the terms said that an order is seen to be confirmed. What the owner has written stays.
WITH "untouched" AS (
	SELECT p."id" FROM "pages" p
	WHERE p."slug" = 'terms' AND p."deleted_at" IS NULL
		AND (SELECT max(v."number") FROM "page_versions" v WHERE v."page_id" = p."id") = 1
		AND (SELECT s."number" FROM "page_publications" s WHERE s."page_id" = p."id" ORDER BY s."id" DESC LIMIT 1) = 1
), "corrected" AS (
	INSERT INTO "page_versions" ("page_id", "number", "title", "title_ar", "description", "description_ar", "body", "body_ar")
	SELECT v."page_id", 2, v."title", v."title_ar", v."description", v."description_ar",
		replace(v."body",
			'when we confirm it; you see that in “Orders”.',
			'when we confirm it. You see that by the link in our message or with [“Track your order”](/track), and with an account in “Orders”, too.'),
		replace(v."body_ar",
			'حين نؤكّده، ويظهر ذلك في «طلباتي».',
			'حين نؤكّده. تعرف ذلك من الرابط الذي نرسله إليك أو من [«تتبّع طلبك»](/track)، ومن «طلباتي» أيضًا إن كان لك حساب.')
	FROM "page_versions" v JOIN "untouched" u ON u."id" = v."page_id"
	RETURNING "page_id", "number"
), "shown" AS (
	INSERT INTO "page_publications" ("page_id", "number") SELECT "page_id", "number" FROM "corrected" RETURNING "page_id"
)
UPDATE "pages" SET "version" = "version" + 1 WHERE "id" IN (SELECT "page_id" FROM "shown");
