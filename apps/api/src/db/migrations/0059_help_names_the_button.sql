-- The button is called otherwise in Arabic. Only in what the shop came with, which nobody has written: all else is kept as it is.
ALTER TABLE "page_versions" DISABLE TRIGGER "page_versions_kept";--> statement-breakpoint
UPDATE "page_versions" SET "body_ar" = replace("body_ar", 'زر «ادفع الآن»', 'زر «تأكيد الطلب»')
WHERE "staff_id" IS NULL AND "body_ar" LIKE '%زر «ادفع الآن»%';--> statement-breakpoint
ALTER TABLE "page_versions" ENABLE TRIGGER "page_versions_kept";
