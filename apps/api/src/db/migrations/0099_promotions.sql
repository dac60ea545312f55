CREATE TABLE "promotion_uses" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"promotion_id" integer NOT NULL,
	"phone_number" text NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"at_most" integer,
	"minimum" bigint NOT NULL,
	"given_back_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"code" text,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"at_most" integer,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"from" date,
	"to" date,
	"limit" integer,
	"limit_per_person" integer,
	"is_active" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_value_positive" CHECK ("promotions"."value" > 0 and "promotions"."minimum" >= 0),
	CONSTRAINT "promotions_percent" CHECK ("promotions"."kind" = 'amount' or "promotions"."value" <= 100),
	CONSTRAINT "promotions_at_most" CHECK ("promotions"."at_most" is null or ("promotions"."at_most" > 0 and "promotions"."kind" = 'percent')),
	CONSTRAINT "promotions_limits_positive" CHECK (least("promotions"."limit", "promotions"."limit_per_person") > 0),
	CONSTRAINT "promotions_person_by_code" CHECK ("promotions"."limit_per_person" is null or "promotions"."code" is not null),
	CONSTRAINT "promotions_in_order" CHECK ("promotions"."from" <= "promotions"."to")
);
--> statement-breakpoint
ALTER TABLE "order_adjustments" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD COLUMN "reason_ar" text;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_uses_promotion" ON "promotion_uses" USING btree ("promotion_id") WHERE "promotion_uses"."given_back_at" is null;--> statement-breakpoint
CREATE INDEX "promotion_uses_of" ON "promotion_uses" USING btree ("promotion_id","phone_number");--> statement-breakpoint
CREATE INDEX "promotion_uses_user" ON "promotion_uses" USING btree ("user_id") WHERE "promotion_uses"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_code" ON "promotions" USING btree ("code") WHERE "promotions"."code" is not null;--> statement-breakpoint
-- Kept by the version before: its adjustments are staff's, and have one language.
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_by_somebody" CHECK (("order_adjustments"."staff_id" is null) = ("order_adjustments"."reason_ar" is not null));--> statement-breakpoint
-- A promotion's part has a name in each language.
CREATE OR REPLACE FUNCTION "told_of_adjustments"(adjustments jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT jsonb_agg(jsonb_build_object('name', one->'reason', 'nameAr', coalesce(one->>'reasonAr', one->>'reason_ar', one->>'reason'), 'amount', one->'amount'))
FROM jsonb_array_elements(adjustments) AS one
$$;
--> statement-breakpoint
-- A promotion as the audit log tells it: its columns have names there that others have too.
CREATE FUNCTION "told_of_promotion"(promotion jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT jsonb_build_object(
	'name', promotion->'name',
	'name_ar', promotion->'name_ar',
	'promotion_code', promotion->'code',
	'percent_off', CASE promotion->>'kind' WHEN 'percent' THEN promotion->'value' END,
	'amount_off', CASE promotion->>'kind' WHEN 'amount' THEN promotion->'value' END,
	'at_most', promotion->'at_most',
	'goods_from', promotion->'minimum',
	'first_day', promotion->'from',
	'last_day', promotion->'to',
	'times', promotion->'limit',
	'times_of_person', promotion->'limit_per_person',
	'active', promotion->'is_active')
WHERE promotion IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION "write_audit_of_promotion"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was constant jsonb := told_of_promotion(to_jsonb(OLD));
	becomes constant jsonb := told_of_promotion(to_jsonb(NEW));
	named constant jsonb := coalesce(to_jsonb(NEW), to_jsonb(OLD));
	entry "audit_entries"%ROWTYPE;
BEGIN
	SELECT jsonb_object_agg(name, o), jsonb_object_agg(name, n) INTO entry.before, entry.after
	FROM (
		SELECT name, coalesce(was->name, 'null') AS o, coalesce(becomes->name, 'null') AS n
		FROM jsonb_object_keys(coalesce(becomes, was)) AS name
	) AS columns
	WHERE o <> n;
	IF entry.after IS NULL THEN RETURN NULL; END IF;
	IF was IS NULL THEN entry.before := NULL; END IF;
	IF becomes IS NULL THEN entry.after := NULL; END IF;
	INSERT INTO audit_entries (actor_id, kind, object_id, name, name_ar, action, before, after, search_text)
	VALUES (
		current_setting('app.actor')::integer, 'promotion', named->>'id', named->>'name', named->>'name_ar',
		CASE WHEN was IS NULL THEN 'added' WHEN becomes IS NULL THEN 'removed' ELSE 'changed' END,
		entry.before, entry.after,
		fold(concat_ws(' ', '', named->>'id', named->>'name', named->>'name_ar', (
			SELECT string_agg(word #>> '{}', ' ')
			FROM jsonb_path_query(jsonb_build_array(entry.before, entry.after), 'strict $.** ? (@.type() == "string" || @.type() == "number")') AS word
		)))
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "promotions_audited" AFTER INSERT OR UPDATE OR DELETE ON "promotions" FOR EACH ROW WHEN (current_setting('app.actor', true) <> '') EXECUTE FUNCTION "write_audit_of_promotion"();
