CREATE TYPE "public"."actor_kind" AS ENUM('staff', 'customer', 'courier', 'system');--> statement-breakpoint
CREATE TYPE "public"."order_source" AS ENUM('web', 'phone', 'whatsapp', 'instagram', 'facebook', 'branch');--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'returned';--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'damaged';--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'lost';--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'corrected';--> statement-breakpoint
CREATE TABLE "cart_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"guest" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_phones" (
	"phone_number" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"proved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text,
	"user_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"blocked_at" timestamp with time zone,
	"blocked_by_id" integer,
	"blocked_reason" text,
	"search_text" text GENERATED ALWAYS AS (fold(' ' || name || ' ' || coalesce(email, ''))) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "customers_block_whole" CHECK (num_nulls("customers"."blocked_at", "customers"."blocked_by_id", "customers"."blocked_reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"group" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_group_version_pk" PRIMARY KEY("group","version")
);
--> statement-breakpoint
ALTER TABLE "stock_ledger" DROP CONSTRAINT "stock_ledger_order_named";--> statement-breakpoint
DROP INDEX "addresses_unique";--> statement-breakpoint
ALTER TABLE "order_history" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "cart_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "area" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "building" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "floor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "apartment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "landmark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "second_phone_number" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "actor_kind" "actor_kind" DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placement_key" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placement_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "source" "order_source" DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_to" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "area" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "building" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "floor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "apartment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "landmark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "second_phone_number" text;--> statement-breakpoint
ALTER TABLE "cart_merges" ADD CONSTRAINT "cart_merges_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_phones" ADD CONSTRAINT "customer_phones_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_blocked_by_id_users_id_fk" FOREIGN KEY ("blocked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_merges_cart" ON "cart_merges" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "cart_merges_oldest" ON "cart_merges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "customer_phones_customer" ON "customer_phones" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_phones_search" ON "customer_phones" USING gin ("phone_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customers_blocked_by" ON "customers" USING btree ("blocked_by_id");--> statement-breakpoint
CREATE INDEX "settings_staff" ON "settings" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_homeless" ON "orders" USING btree ("id") WHERE "orders"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("phone_number") WHERE "orders"."status_id" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_unique" ON "addresses" USING btree ("user_id",lower("street_address"),lower("city"),"governorate_code","postal_code","phone_number",lower("area"),lower("building"),lower("floor"),lower("apartment"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placementKey_unique" UNIQUE("placement_key");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trackingHash_unique" UNIQUE("tracking_hash");--> statement-breakpoint
-- Kept by the version before: its orders have an account.
ALTER TABLE "orders" ADD CONSTRAINT "orders_somebodys" CHECK ("orders"."user_id" is not null or "orders"."contact_name" is not null);--> statement-breakpoint
-- Kept by the version before: its orders have a cart.
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_once" CHECK ("orders"."cart_id" is not null or "orders"."placement_key" is not null);--> statement-breakpoint
-- Kept by the version before: it promises nothing.
ALTER TABLE "orders" ADD CONSTRAINT "orders_promise_in_order" CHECK ("orders"."promised_from" <= "orders"."promised_to");--> statement-breakpoint
-- Kept by the version before: it receives without an order, and moves nothing else without one.
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_order_named" CHECK (("stock_ledger"."reason"::text in ('received', 'corrected')) = ("stock_ledger"."order_id" is null));--> statement-breakpoint
-- By hand, to the end. Everybody who has ordered is a customer; a number belongs to who ordered with it last.
CREATE TEMPORARY TABLE "owners" ON COMMIT DROP AS
SELECT DISTINCT ON (phone_number) phone_number, user_id, min(created_at) OVER (PARTITION BY phone_number) AS since
FROM orders ORDER BY phone_number, created_at DESC, id DESC;
--> statement-breakpoint
INSERT INTO "customers" ("name", "email", "user_id", "created_at")
SELECT users.name, users.email, users.id, min(since)
FROM owners JOIN users ON users.id = user_id GROUP BY users.id ORDER BY min(since), users.id;
--> statement-breakpoint
INSERT INTO "customer_phones" ("phone_number", "customer_id", "created_at")
SELECT phone_number, customers.id, since FROM owners JOIN customers USING (user_id);
--> statement-breakpoint
UPDATE "orders" SET "customer_id" = customer_phones.customer_id
FROM customer_phones WHERE customer_phones.phone_number = orders.phone_number;
--> statement-breakpoint
UPDATE "order_history" SET "actor_kind" = 'customer'
FROM orders WHERE orders.id = order_id AND actor_id = orders.user_id;
--> statement-breakpoint
-- The fees as they are; days as carriers have them, and nothing else that would change what an order costs.
INSERT INTO "settings" ("group", "version", "value")
SELECT 'delivery', 1, jsonb_build_object(
	'freeFrom', null, 'cashUpTo', null, 'cutOffHour', 14, 'workingDays', '[6, 0, 1, 2, 3, 4]'::jsonb, 'holidays', '[]'::jsonb,
	'governorates', jsonb_agg(jsonb_build_object(
		'code', governorate_code, 'fee', fee, 'daysMin', days_min, 'daysMax', days_max, 'cashUpTo', null, 'isServed', true)))
FROM shipping_fees JOIN (VALUES
	('EG-C', 1, 2), ('EG-GZ', 1, 2), ('EG-KB', 1, 3), ('EG-ALX', 2, 3), ('EG-SHR', 2, 4), ('EG-DK', 2, 4),
	('EG-GH', 2, 4), ('EG-MNF', 2, 4), ('EG-BH', 2, 4), ('EG-KFS', 2, 4), ('EG-DT', 1, 2), ('EG-PTS', 2, 3),
	('EG-IS', 2, 3), ('EG-SUZ', 2, 3), ('EG-FYM', 2, 4), ('EG-BNS', 2, 4), ('EG-MN', 3, 5), ('EG-AST', 3, 5),
	('EG-SHG', 3, 5), ('EG-KN', 3, 5), ('EG-LX', 3, 6), ('EG-ASN', 4, 6), ('EG-BA', 3, 6), ('EG-MT', 4, 7),
	('EG-WAD', 5, 8), ('EG-SIN', 5, 8), ('EG-JS', 4, 7)
) AS days (governorate_code, days_min, days_max) USING (governorate_code);
