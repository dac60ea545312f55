-- Pieces are returned on the page of the order now. Only in what the shop came with, which nobody has written: all else is kept as it is.
ALTER TABLE "page_versions" DISABLE TRIGGER "page_versions_kept";--> statement-breakpoint
UPDATE "page_versions" SET
	"body" = replace(replace("body",
		'and you need no reason. [Call or write to us](/contact): we agree',
		'and you need no reason. Press “Return pieces” on the page of the order, or [call or write to us](/contact): we agree'),
		'Once it has arrived you have 14 days to return an unused piece in its box, and',
		'Once it has arrived you have 14 days to return an unused piece in its box: press “Return pieces” there. You have'),
	"body_ar" = replace(replace("body_ar",
		'ما دامت لم تُستعمل وفي علبتها. [اتصل بنا أو راسلنا](/contact) لنتفق',
		'ما دامت لم تُستعمل وفي علبتها. اضغط «إرجاع قطع» في صفحة الطلب، أو [اتصل بنا أو راسلنا](/contact) لنتفق'),
		'لإرجاع قطعة لم تُستعمل وفي علبتها، و٣٠ يومًا',
		'لإرجاع قطعة لم تُستعمل وفي علبتها: اضغط «إرجاع قطع» في صفحة الطلب. ولك ٣٠ يومًا')
WHERE "staff_id" IS NULL;--> statement-breakpoint
ALTER TABLE "page_versions" ENABLE TRIGGER "page_versions_kept";
