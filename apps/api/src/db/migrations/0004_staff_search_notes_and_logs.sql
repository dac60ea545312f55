CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Text as it is compared in searches: without case, accents and marks, and with one letter for those that people
-- write in each other's place. Arabic letters become capitals, which no folded Latin letter is: pg_trgm knows no
-- letters but the Latin ones where a database has the locale C.
CREATE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
	lower(regexp_replace(
		normalize($1, NFKD),
		-- Accents, hamza, short vowels, tatweel, and the unseen marks of direction that come with pasted text.
		'[\u0300-\u036f\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2066-\u2069]',
		'', 'g'
	)),
	'ابتثجحخدرزسشصضطعغفقكلمنهويٱةىیظذپچڤکگ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
	'ABCDEFGHIJKLMNOPQRSTUVWXYZAXZZNHBERTT01234567890123456789'
);
--> statement-breakpoint
CREATE TABLE "api_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"method" text NOT NULL,
	"url" text NOT NULL,
	"user_id" integer,
	"status_code" smallint NOT NULL,
	"query_params" json NOT NULL,
	"path_params" json NOT NULL,
	"request_body" text,
	"response_body" text,
	"request_id" text NOT NULL,
	"duration_ms" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "orders_user";--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "orders_status";--> statement-breakpoint
DROP INDEX "ratings_newest";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer" text;--> statement-breakpoint
UPDATE "orders" SET "customer" = "users"."name" || ' ' || "users"."email" FROM "users" WHERE "users"."id" = "orders"."user_id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "customer" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(' ' || customer || ' ' || phone_number || ' ' || 'CS-' || right(extract(year from created_at at time zone 'Africa/Cairo')::int::text, 2) || '-' || lpad(id::text, greatest(5, length(id::text)), '0'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(' ' || name || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_logs_newest" ON "api_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "api_logs_method" ON "api_logs" USING btree ("method","created_at","id");--> statement-breakpoint
CREATE INDEX "api_logs_status" ON "api_logs" USING btree ("status_code","created_at","id");--> statement-breakpoint
CREATE INDEX "api_logs_user" ON "api_logs" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "api_logs_request" ON "api_logs" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "api_logs_url" ON "api_logs" USING gin ("url" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_notes_staff" ON "order_notes" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "product_designs_fewest" ON "product_designs" USING btree ("stock","id") WHERE "product_designs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree (("subtotal" + "shipping_fees"),"id");--> statement-breakpoint
CREATE INDEX "orders_sales" ON "orders" USING btree ("created_at","subtotal","shipping_fees") WHERE "orders"."status_id" <> 5;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ratings_newest" ON "ratings" USING btree ("product_id","created_at","id");--> statement-breakpoint
-- A search by text is planned by how many rows hold it: a finer sample knows names that one order in a thousand has.
ALTER TABLE "orders" ALTER COLUMN "search_text" SET STATISTICS 1000;
