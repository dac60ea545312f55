ALTER TABLE "promotions" DROP CONSTRAINT "promotions_at_most";--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD COLUMN "is_of_delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Kept by the version before: it makes none that is off delivery.
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_whole_fee" CHECK ("promotions"."kind" <> 'delivery' or "promotions"."value" = 100);--> statement-breakpoint
-- Kept by the version before: it allows less.
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_at_most" CHECK ("promotions"."at_most" is null or ("promotions"."at_most" > 0 and "promotions"."kind" <> 'amount'));--> statement-breakpoint
-- What takes off the fee is told as yes, or not at all: it is always the whole of it.
CREATE OR REPLACE FUNCTION "told_of_promotion"(promotion jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT jsonb_build_object(
	'name', promotion->'name',
	'name_ar', promotion->'name_ar',
	'promotion_code', promotion->'code',
	'percent_off', CASE promotion->>'kind' WHEN 'percent' THEN promotion->'value' END,
	'amount_off', CASE promotion->>'kind' WHEN 'amount' THEN promotion->'value' END,
	'free_delivery', CASE promotion->>'kind' WHEN 'delivery' THEN true END,
	'at_most', promotion->'at_most',
	'goods_from', promotion->'minimum',
	'first_day', promotion->'from',
	'last_day', promotion->'to',
	'times', promotion->'limit',
	'times_of_person', promotion->'limit_per_person',
	'active', promotion->'is_active')
WHERE promotion IS NOT NULL
$$;
