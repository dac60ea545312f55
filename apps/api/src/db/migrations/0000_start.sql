-- By hand: what drizzle does not generate. This extension and fold(), UNLOGGED, and all that follows the last index.
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
CREATE TYPE "public"."cart_status" AS ENUM('active', 'ordered');
--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('cash');
--> statement-breakpoint
CREATE TYPE "public"."stock_reason" AS ENUM('received', 'sold', 'cancelled');
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "single_use_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"street_address" text NOT NULL,
	"city" text NOT NULL,
	"governorate_code" text NOT NULL,
	"postal_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_fees" (
	"governorate_code" text PRIMARY KEY NOT NULL,
	"fee" integer NOT NULL,
	CONSTRAINT "shipping_fees_fee_positive" CHECK ("shipping_fees"."fee" >= 0)
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
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"header" text NOT NULL,
	"header_ar" text NOT NULL,
	"details" text NOT NULL,
	"details_ar" text NOT NULL,
	"photo_id" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_changes" (
	"user_id" integer NOT NULL,
	"change_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_changes_user_id_change_id_pk" PRIMARY KEY("user_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"cart_id" integer NOT NULL,
	"design_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_cart_id_design_id_pk" PRIMARY KEY("cart_id","design_id"),
	CONSTRAINT "cart_items_quantity_range" CHECK ("cart_items"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"status" "cart_status" DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"photo_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "design_photos" (
	"design_id" integer NOT NULL,
	"photo_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "design_photos_design_id_photo_id_pk" PRIMARY KEY("design_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "product_counts" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"in_shop" integer NOT NULL,
	"removed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_designs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_designs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "product_designs_stock_positive" CHECK ("product_designs"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"description" text NOT NULL,
	"description_ar" text NOT NULL,
	"price" integer NOT NULL,
	"weight_in_kilograms" numeric(9, 3) NOT NULL,
	"category_id" integer NOT NULL,
	"average_rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"ratings_count" integer DEFAULT 0 NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"low_designs" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "products_price_positive" CHECK ("products"."price" >= 0),
	CONSTRAINT "products_weight_positive" CHECK ("products"."weight_in_kilograms" >= 0),
	CONSTRAINT "products_rating_range" CHECK ("products"."average_rating" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"status_id" smallint NOT NULL,
	"actor_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_history_status_known" CHECK ("order_history"."status_id" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"design_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"design_name" text NOT NULL,
	"design_name_ar" text NOT NULL,
	"photo_id" integer,
	"unit_price" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_lines_once" UNIQUE("order_id","design_id"),
	CONSTRAINT "order_lines_price_positive" CHECK ("order_lines"."unit_price" >= 0),
	CONSTRAINT "order_lines_quantity_positive" CHECK ("order_lines"."quantity" > 0)
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
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"reference" text GENERATED ALWAYS AS ('CS-' || right(extract(year from created_at at time zone 'Africa/Cairo')::int::text, 2) || '-' || lpad(id::text, greatest(5, length(id::text)), '0')) STORED NOT NULL,
	"cart_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"status_id" smallint NOT NULL,
	"payment_method" "payment_method" NOT NULL,
	"subtotal" bigint NOT NULL,
	"shipping_fees" bigint NOT NULL,
	"street_address" text NOT NULL,
	"city" text NOT NULL,
	"governorate_code" text NOT NULL,
	"postal_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"billing_address" jsonb,
	"customer" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(' ' || customer || ' ' || phone_number || ' ' || 'CS-' || right(extract(year from created_at at time zone 'Africa/Cairo')::int::text, 2) || '-' || lpad(id::text, greatest(5, length(id::text)), '0'))) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "orders_cartId_unique" UNIQUE("cart_id"),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status_id" between 1 and 5),
	CONSTRAINT "orders_costs_positive" CHECK ("orders"."subtotal" >= 0 and "orders"."shipping_fees" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"design_id" integer NOT NULL,
	"delta" integer NOT NULL,
	"reason" "stock_reason" NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_ledger_delta_some" CHECK ("stock_ledger"."delta" <> 0),
	CONSTRAINT "stock_ledger_order_named" CHECK (("stock_ledger"."reason" = 'received') = ("stock_ledger"."order_id" is null))
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"widths" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_key_unique" UNIQUE("key"),
	CONSTRAINT "photos_size_positive" CHECK ("photos"."width" > 0 and "photos"."height" > 0),
	CONSTRAINT "photos_widths_some" CHECK (cardinality("photos"."widths") > 0)
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ratings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_once" UNIQUE("user_id","product_id"),
	CONSTRAINT "ratings_range" CHECK ("ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"normaliser" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"query" text NOT NULL,
	"expected" integer[] NOT NULL,
	"never" integer[] NOT NULL,
	CONSTRAINT "search_checks_query_unique" UNIQUE("query")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_misses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"query" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_misses_query_unique" UNIQUE("query")
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_vocabulary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"term" text NOT NULL,
	"spelling" text NOT NULL,
	"is_name" boolean NOT NULL,
	CONSTRAINT "search_vocabulary_term_unique" UNIQUE("term")
);
--> statement-breakpoint
CREATE TABLE "synonym_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "synonym_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"terms" text[] NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "synonym_groups_terms_some" CHECK (cardinality("synonym_groups"."terms") > 1)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" integer NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role_id" smallint NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(' ' || name || ' ' || email)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_known" CHECK ("users"."role_id" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "single_use_codes" ADD CONSTRAINT "single_use_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_governorate_code_shipping_fees_governorate_code_fk" FOREIGN KEY ("governorate_code") REFERENCES "public"."shipping_fees"("governorate_code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_changes" ADD CONSTRAINT "cart_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_design_id_product_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."product_designs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "design_photos" ADD CONSTRAINT "design_photos_design_id_product_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."product_designs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "design_photos" ADD CONSTRAINT "design_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_counts" ADD CONSTRAINT "product_counts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_designs" ADD CONSTRAINT "product_designs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_design_id_product_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."product_designs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_governorate_code_shipping_fees_governorate_code_fk" FOREIGN KEY ("governorate_code") REFERENCES "public"."shipping_fees"("governorate_code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_design_id_product_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."product_designs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "single_use_codes_user" ON "single_use_codes" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_unique" ON "addresses" USING btree ("user_id",lower("street_address"),lower("city"),"governorate_code","postal_code","phone_number");
--> statement-breakpoint
CREATE INDEX "addresses_governorate" ON "addresses" USING btree ("governorate_code");
--> statement-breakpoint
CREATE INDEX "api_logs_newest" ON "api_logs" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "api_logs_method" ON "api_logs" USING btree ("method","created_at","id");
--> statement-breakpoint
CREATE INDEX "api_logs_status" ON "api_logs" USING btree ("status_code","created_at","id");
--> statement-breakpoint
CREATE INDEX "api_logs_user" ON "api_logs" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "api_logs_request" ON "api_logs" USING btree ("request_id");
--> statement-breakpoint
CREATE INDEX "api_logs_url" ON "api_logs" USING gin ("url" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "banners_photo" ON "banners" USING btree ("photo_id");
--> statement-breakpoint
CREATE INDEX "cart_changes_oldest" ON "cart_changes" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "cart_items_design" ON "cart_items" USING btree ("design_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_active" ON "carts" USING btree ("user_id") WHERE "carts"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "carts_user" ON "carts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "categories_photo" ON "categories" USING btree ("photo_id");
--> statement-breakpoint
CREATE INDEX "design_photos_photo" ON "design_photos" USING btree ("photo_id");
--> statement-breakpoint
CREATE INDEX "product_designs_product" ON "product_designs" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "product_designs_fewest" ON "product_designs" USING btree ("stock","id") WHERE "product_designs"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","created_at","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("name","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "products_pieces" ON "products" USING btree ("pieces","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "products_low" ON "products" USING btree ("created_at","id") WHERE "products"."low_designs" > 0;
--> statement-breakpoint
CREATE INDEX "products_best_selling" ON "products" USING btree ("sold_count","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "products_best_rated" ON "products" USING btree ("average_rating","ratings_count","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "limit_counters_end" ON "limit_counters" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","id");
--> statement-breakpoint
CREATE INDEX "order_history_actor" ON "order_history" USING btree ("actor_id");
--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "order_lines_design" ON "order_lines" USING btree ("design_id");
--> statement-breakpoint
CREATE INDEX "order_lines_photo" ON "order_lines" USING btree ("photo_id");
--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","id");
--> statement-breakpoint
CREATE INDEX "order_notes_staff" ON "order_notes" USING btree ("staff_id");
--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree (("subtotal" + "shipping_fees"),"id");
--> statement-breakpoint
CREATE INDEX "orders_sales" ON "orders" USING btree ("created_at","subtotal","shipping_fees") WHERE "orders"."status_id" <> 5;
--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_governorate" ON "orders" USING btree ("governorate_code");
--> statement-breakpoint
CREATE INDEX "stock_ledger_design" ON "stock_ledger" USING btree ("design_id");
--> statement-breakpoint
CREATE INDEX "stock_ledger_order" ON "stock_ledger" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "ratings_newest" ON "ratings" USING btree ("product_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "product_search_words" ON "product_search" USING gin ("words") WITH (fastupdate=off);
--> statement-breakpoint
CREATE INDEX "search_misses_count" ON "search_misses" USING btree ("count","id");
--> statement-breakpoint
CREATE INDEX "search_misses_last" ON "search_misses" USING btree ("last_at");
--> statement-breakpoint
CREATE INDEX "synonym_groups_changed" ON "synonym_groups" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role_id","created_at","id");
--> statement-breakpoint
-- A search by text is planned by how many rows hold it: a finer sample knows names that one order in a thousand has.
ALTER TABLE "orders" ALTER COLUMN "search_text" SET STATISTICS 1000;
--> statement-breakpoint
-- PostgreSQL takes words that always stand together for independent ones, and reads the whole table for what it thinks
-- most rows hold. Without statistics it takes every search for a rare one, and goes by the index, which is never bad.
ALTER TABLE "product_search" ALTER COLUMN "words" SET STATISTICS 0;
--> statement-breakpoint
-- Told by the database itself, at commit, so that no writer can forget it. A row of photos never changes.
CREATE FUNCTION "tell_of_catalogue_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('catalogue_changed', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "categories_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "product_designs_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_designs" EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "design_photos_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "design_photos" EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "banners_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "banners" EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "ratings_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ratings" EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
-- Counted by the database itself, so that no writer can forget it. No product is ever deleted: old orders refer to it.
CREATE FUNCTION "count_new_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_counts AS kept
	SELECT category_id, count(*) FILTER (WHERE deleted_at IS NULL), count(deleted_at)
	FROM new_products GROUP BY category_id ORDER BY category_id
	ON CONFLICT (category_id) DO UPDATE
	SET in_shop = kept.in_shop + excluded.in_shop, removed = kept.removed + excluded.removed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_moved_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In the order of ids: whoever moves the other way waits, and in no circle.
	INSERT INTO product_counts AS kept
	SELECT category_id, coalesce(sum(here) FILTER (WHERE deleted_at IS NULL), 0), coalesce(sum(here) FILTER (WHERE deleted_at IS NOT NULL), 0)
	FROM (VALUES (OLD.category_id, OLD.deleted_at, -1), (NEW.category_id, NEW.deleted_at, 1)) AS move (category_id, deleted_at, here)
	GROUP BY category_id ORDER BY category_id
	ON CONFLICT (category_id) DO UPDATE
	SET in_shop = kept.in_shop + excluded.in_shop, removed = kept.removed + excluded.removed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_counted" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "new_products" FOR EACH STATEMENT EXECUTE FUNCTION "count_new_products"();
--> statement-breakpoint
CREATE TRIGGER "product_moves_counted" AFTER UPDATE OF "category_id", "deleted_at" ON "products" FOR EACH ROW EXECUTE FUNCTION "count_moved_product"();
--> statement-breakpoint
-- Told by the database itself, at commit, so that no writer can forget it: the next search knows the new words.
CREATE FUNCTION "tell_of_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('catalogue_changed', 'words');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "synonym_groups_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "synonym_groups" EXECUTE FUNCTION "tell_of_words"();
--> statement-breakpoint
CREATE TRIGGER "categories_words_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" EXECUTE FUNCTION "tell_of_words"();
--> statement-breakpoint
-- Delivery by ISO 3166-2 code, in piastres: dearer with the distance from the workshop in Cairo.
INSERT INTO "shipping_fees" ("governorate_code", "fee") VALUES
	('EG-C', 6500),
	('EG-GZ', 6500),
	('EG-KB', 7000),
	('EG-ALX', 7500),
	('EG-SHR', 7500),
	('EG-DK', 7500),
	('EG-GH', 7500),
	('EG-MNF', 7500),
	('EG-BH', 7500),
	('EG-KFS', 8000),
	('EG-DT', 8000),
	('EG-PTS', 8000),
	('EG-IS', 8000),
	('EG-SUZ', 8000),
	('EG-FYM', 8000),
	('EG-BNS', 8500),
	('EG-MN', 9000),
	('EG-AST', 9500),
	('EG-SHG', 9500),
	('EG-KN', 10000),
	('EG-LX', 10500),
	('EG-ASN', 11000),
	('EG-BA', 11000),
	('EG-MT', 11000),
	('EG-WAD', 12000),
	('EG-SIN', 12000),
	('EG-JS', 12000);
--> statement-breakpoint
-- What a shop for wooden kitchenware in Egypt starts with; staff go on from here.
INSERT INTO "synonym_groups" ("terms", "note") VALUES
	(ARRAY['زيتون', 'خشب الزيتون', 'خشب زتون', 'زتون', 'أوليف', 'olive', 'olive wood', 'olivewood'], 'Wood, not the oil: زيت and olive oil are outside this group.'),
	(ARRAY['زان', 'خشب الزان', 'بيتش', 'beech', 'beechwood', 'beech wood', 'beach'], '"beach" is a common misspelling of beech.'),
	(ARRAY['جوز', 'خشب الجوز', 'عين جمل', 'والنت', 'walnut', 'عين الجمل', 'walnut wood'], 'جوز هند (coconut) is outside this group; جوز is also colloquial for "pair".'),
	(ARRAY['بلوط', 'سنديان', 'أرو', 'خشب أرو', 'قرو', 'أوك', 'oak', 'oak wood'], ''),
	(ARRAY['جميز', 'خشب الجميز', 'sycamore', 'sycamore fig', 'sycamore wood'], ''),
	(ARRAY['لوح تقطيع', 'لوح التقطيع', 'لوحة تقطيع', 'لوح فرم', 'خشبة تقطيع', 'كاتنج بورد', 'كتنج بورد', 'تشوبنج بورد', 'شوبنج بورد', 'cutting board', 'chopping board', 'carving board', 'chopping block', 'butcher block'], ''),
	(ARRAY['لوح خبز', 'لوح عيش', 'بريد بورد', 'bread board'], ''),
	(ARRAY['نشابة', 'شوبك', 'مرقاق', 'شوبق', 'فرادة', 'رولينج بن', 'rolling pin', 'dough roller', 'عصا فرد العجين', 'مرق', 'فردة عجين'], ''),
	(ARRAY['ملوق', 'مقلاة تقليب', 'كبشة', 'مقلب', 'معلقة تقليب', 'سباتيولا', 'سباتولا', 'spatula', 'turner', 'flipper'], ''),
	(ARRAY['ملعقة', 'ملاعق', 'معلقة', 'معالق', 'سبون', 'spoon', 'spoons', 'ladle'], ''),
	(ARRAY['مغرفة عسل', 'غرافة عسل', 'معلقة عسل', 'هني ديبر', 'honey dipper', 'honey stick', 'drizzler'], ''),
	(ARRAY['هاون', 'مهراس', 'هون', 'هون ومدق', 'مدق', 'مورتر', 'mortar', 'mortar and pestle', 'pestle'], ''),
	(ARRAY['مدقة', 'مدق', 'إيد الهون', 'pestle', 'masher'], ''),
	(ARRAY['حامل أدوات', 'حامل ملاعق', 'علاقة معالق', 'هولدر معالق', 'استاند معالق', 'utensil holder', 'utensil crock', 'tool holder'], ''),
	(ARRAY['مطرحة', 'مطرحة بيتزا', 'مطرحة عيش', 'مطرحة فرن', 'بيتزا بيل', 'pizza peel', 'pizza paddle', 'pizza shovel', 'oven peel'], ''),
	(ARRAY['سلطانية سلطة', 'وعاء سلطة', 'طبق سلطة', 'سلاد بول', 'salad bowl', 'بولة سلطة'], ''),
	(ARRAY['طبق فاكهة', 'سلة فاكهة', 'طبق فواكه', 'فاكهية', 'فروت بول', 'fruit bowl', 'fruit dish'], ''),
	(ARRAY['تمر', 'بلح', 'عجوة', 'dates'], ''),
	(ARRAY['مكسرات', 'تسالي', 'ياميش', 'ناتس', 'nuts'], ''),
	(ARRAY['صينية', 'صواني', 'طبق تقديم', 'صنية', 'صينية تقديم', 'تراي', 'سيرفنج تراي', 'سرفيس', 'tray', 'serving tray', 'platter', 'صنيه', 'سرفيز'], ''),
	(ARRAY['حامل كيك', 'طبق كيك', 'استاند تورتة', 'حامل تورتة', 'طبق تورتة', 'كيك ستاند', 'ستاند كيك', 'استاند كيك', 'cake stand', 'cake plate', 'cake pedestal'], ''),
	(ARRAY['قاعدة كوب', 'قواعد أكواب', 'قاعدة كوباية', 'تحت الكوباية', 'كوستر', 'كوسترات', 'كوسترز', 'coaster', 'drink mat', 'cup mat'], ''),
	(ARRAY['توابل', 'بهارات', 'عطارة', 'سبايس', 'spices', 'spice', 'seasoning'], ''),
	(ARRAY['رف', 'رفوف', 'أرفف', 'راك', 'شيلف', 'rack', 'shelf'], ''),
	(ARRAY['برطمان', 'مرطبان', 'قارورة', 'بطرمان', 'برطمانات', 'جار', 'jar', 'jars'], ''),
	(ARRAY['ملاحة', 'مملحة', 'وعاء ملح', 'علبة ملح', 'سولت', 'salt cellar', 'salt box', 'salt pig', 'salt keeper'], ''),
	(ARRAY['صندوق خبز', 'علبة خبز', 'علبة عيش', 'صندوق عيش', 'بريد بوكس', 'bread box', 'bread bin', 'bread keeper'], ''),
	(ARRAY['سكين', 'سكاكين', 'سكينة', 'نايف', 'knife', 'knives'], ''),
	(ARRAY['حامل سكاكين', 'استاند سكاكين', 'علبة سكاكين', 'نايف بلوك', 'هولدر سكاكين', 'knife block', 'knife holder', 'knife stand'], ''),
	(ARRAY['حامل بيض', 'صينية بيض', 'علبة بيض', 'طبق بيض', 'استاند بيض', 'إيج هولدر', 'egg holder', 'egg tray', 'egg rack'], ''),
	(ARRAY['صندوق', 'قفص', 'بوكس', 'كريت', 'crate', 'box', 'bin', 'storage box'], ''),
	(ARRAY['بيض', 'بيضة', 'egg'], ''),
	(ARRAY['كوب', 'أكواب', 'كأس', 'كوباية', 'كوبايات', 'كبايات', 'كاسات', 'مج', 'ماج', 'كب', 'cup', 'mug', 'glass', 'كباية', 'كوبية', 'مجات'], ''),
	(ARRAY['فنجان', 'فناجين', 'فنجال', 'فناجيل', 'كوب اسبريسو', 'finjan', 'coffee cup', 'espresso cup', 'demitasse'], ''),
	(ARRAY['مكيال بن', 'مكيال', 'معلقة بن', 'معيار بن', 'سكوب', 'coffee scoop', 'measuring scoop', 'coffee spoon'], ''),
	(ARRAY['علبة شاي', 'صندوق شاي', 'علبة شاي فتلة', 'تي بوكس', 'tea box', 'tea chest', 'tea caddy', 'tea organizer'], ''),
	(ARRAY['سكرية', 'وعاء سكر', 'علبة سكر', 'شوجر بول', 'sugar bowl', 'sugar pot', 'sugar jar'], ''),
	(ARRAY['شمعدان', 'حامل شموع', 'استاند شمع', 'كاندل هولدر', 'candle holder', 'candlestick', 'candleholder', 'شمعدانات', 'حامل شمع'], ''),
	(ARRAY['ملابس', 'هدوم', 'لبس', 'clothes', 'clothing'], ''),
	(ARRAY['حائط', 'جدار', 'حيطة', 'حيط', 'وول', 'wall'], ''),
	(ARRAY['إطار صورة', 'إطار', 'برواز', 'براويز', 'فريم', 'فوتو فريم', 'picture frame', 'photo frame', 'frame'], ''),
	(ARRAY['ساعة حائط', 'ساعة جدارية', 'ساعة حيطة', 'وول كلوك', 'wall clock', 'clock'], ''),
	(ARRAY['هاتف', 'جوال', 'هاتف محمول', 'موبايل', 'تليفون', 'محمول', 'فون', 'آيفون', 'phone', 'mobile', 'smartphone', 'cell phone', 'تلفون', 'mobile phone'], ''),
	(ARRAY['حامل هاتف', 'استاند موبايل', 'حامل موبايل', 'مسند موبايل', 'ستاند موبايل', 'هولدر موبايل', 'phone stand', 'phone holder', 'mobile stand'], ''),
	(ARRAY['حامل', 'قاعدة', 'مسند', 'استاند', 'ستاند', 'هولدر', 'stand', 'holder', 'rack'], 'حوامل as in maternity clothes is outside this group.'),
	(ARRAY['طقم', 'مجموعة', 'سيت', 'set', 'kit', 'pair', 'bundle'], ''),
	(ARRAY['هدية', 'هدايا', 'هديه', 'جيفت', 'بوكس هدايا', 'جيفت بوكس', 'gift', 'present', 'gift set', 'gift box', 'كادو', 'كادوه', 'gifts', 'اهداء'], ''),
	(ARRAY['منزل جديد', 'بيت جديد', 'شقة جديدة', 'مباركة بيت', 'housewarming', 'new home', 'عفشة جديدة', 'new house', 'housewarming gift'], ''),
	(ARRAY['إفطار', 'فطور', 'فطار', 'بريكفاست', 'breakfast', 'ترويقة'], ''),
	(ARRAY['ديكور', 'زينة', 'ديكورات', 'decor', 'decoration', 'home decor'], ''),
	(ARRAY['مطبخ', 'كيتشن', 'kitchen', 'مطبخ العروسة'], ''),
	(ARRAY['بطاطس', 'بصل', 'potatoes', 'onions'], ''),
	(ARRAY['خشب', 'خشبي', 'وود', 'wood', 'wooden', 'timber'], ''),
	(ARRAY['سفرة', 'طاولة', 'ترابيزة', 'تربيزة', 'مائدة', 'منضدة', 'table'], ''),
	(ARRAY['منزل', 'بيت', 'دار', 'home', 'house', 'household'], ''),
	(ARRAY['إكسسوارات', 'إكسسوار', 'كماليات', 'accessories', 'accessory'], ''),
	(ARRAY['أدوات', 'أداة', 'عدة', 'مستلزمات', 'tools', 'utensils'], ''),
	(ARRAY['شاي', 'تي', 'tea'], ''),
	(ARRAY['سكر', 'شوجر', 'sugar'], ''),
	(ARRAY['ملح', 'salt'], ''),
	(ARRAY['ثوم', 'garlic'], ''),
	(ARRAY['بيتزا', 'بيتسا', 'pizza'], ''),
	(ARRAY['جبن', 'جبنة', 'تشيز', 'cheese'], ''),
	(ARRAY['شمع', 'شموع', 'كاندل', 'candle'], ''),
	(ARRAY['ساعة', 'كلوك', 'clock'], ''),
	(ARRAY['صورة', 'صور', 'فوتو', 'picture', 'photo'], ''),
	(ARRAY['فاكهة', 'فواكه', 'فروت', 'fruit'], ''),
	(ARRAY['سلطة', 'سلاطة', 'سلاد', 'salad'], ''),
	(ARRAY['كرسي', 'مقعد', 'chair', 'seat'], ''),
	(ARRAY['مفتاح', 'مفاتيح', 'key'], ''),
	(ARRAY['معطف', 'بالطو', 'coat'], ''),
	(ARRAY['فوطة', 'منشفة', 'towel'], ''),
	(ARRAY['ألعاب', 'لعب', 'لعبة', 'toys'], ''),
	(ARRAY['تركي', 'تركية', 'turkish'], ''),
	(ARRAY['مقبلات', 'مزة', 'مزات', 'mezze', 'appetizers'], ''),
	(ARRAY['حلل', 'أواني', 'طناجر', 'pots', 'cookware'], ''),
	(ARRAY['لوح', 'لوحة', 'بورد', 'board'], ''),
	(ARRAY['قاعدة', 'base'], ''),
	(ARRAY['خانات', 'أقسام', 'تقسيمات', 'compartments', 'sections'], ''),
	(ARRAY['وتد', 'أوتاد', 'peg'], ''),
	(ARRAY['زجاج', 'زجاجي', 'إزاز', 'glass'], ''),
	(ARRAY['مكيال', 'معيار', 'سكوب', 'scoop', 'measure'], ''),
	(ARRAY['أساسيات', 'starter', 'essentials', 'basics'], ''),
	(ARRAY['بهار', 'بهارات', 'spice'], ''),
	(ARRAY['مدق', 'مدقة', 'يد الهون', 'pestle', 'masher'], ''),
	(ARRAY['ضيف', 'ضيوف', 'عزومة', 'عزومات', 'guests'], ''),
	(ARRAY['تمر', 'بلح', 'dates', 'date'], ''),
	(ARRAY['ملابس', 'هدوم', 'لبس', 'ثياب', 'clothes', 'clothing'], ''),
	(ARRAY['حديث', 'مودرن', 'modern'], ''),
	(ARRAY['طبيعي', 'طبيعية', 'natural'], ''),
	(ARRAY['شطرنج', 'شطرنجي', 'end grain', 'checkered'], ''),
	(ARRAY['بطاطس', 'بطاطا', 'potatoes'], ''),
	(ARRAY['بصل', 'onions'], ''),
	(ARRAY['ساخن', 'ساخنة', 'سخن', 'سخنة', 'hot', 'حرارة', 'heat', 'heatproof', 'heat resistant'], 'سخان (heater) is another word.'),
	(ARRAY['تحمي', 'حماية', 'يحمي', 'بيحمي', 'بتحمي', 'protect', 'protection'], 'واقي is left out: sun cream, screens.'),
	(ARRAY['تعليق', 'يعلق', 'تعلق', 'يتعلق', 'بيتعلق', 'بتتعلق', 'متعلق', 'معلق', 'hanging', 'hang'], 'تعليقة, the thing, is in the groups of hangers.'),
	(ARRAY['فرد العجين', 'يفرد', 'تفرد', 'أفرد', 'نفرد', 'بيفرد', 'بتفرد', 'rolling', 'roll out'], 'Rolling out dough; أفراد (people) is another word.'),
	(ARRAY['دق', 'طحن', 'هرس', 'سحق', 'يدق', 'يطحن', 'يهرس', 'تهرس', 'grinding', 'grind', 'crushing', 'crush', 'mash', 'mashing'], 'What a mortar does. مطحنة, grinder and press are machines that the shop does not sell.'),
	(ARRAY['تقليب', 'يقلب', 'تقلب', 'نقلب', 'بيقلب', 'stirring', 'stir', 'mixing', 'خلط'], 'خلاط, blender and mixer are machines.'),
	(ARRAY['حفظ', 'يحفظ', 'تحفظ', 'نحفظ', 'بيحفظ', 'يحافظ'], ''),
	(ARRAY['محكم', 'محكم الغلق', 'محكمة الغلق', 'محكم القفل', 'airtight', 'air tight', 'close fitting'], 'Of lids.'),
	(ARRAY['دوار', 'swivel', 'rotating', 'revolving', 'بيلف'], 'Of lids.'),
	(ARRAY['منزلق', 'roll top', 'rolltop', 'roll up'], 'Of doors; درج (drawer) is another thing.'),
	(ARRAY['بقاعدة', 'footed', 'pedestal', 'with foot'], 'Bowls and stands on a foot; رجل without ب is a man.'),
	(ARRAY['انزلاق', 'non slip', 'nonslip', 'anti slip', 'antislip', 'مانع للانزلاق', 'ضد الانزلاق'], ''),
	(ARRAY['مجرى للعصارة', 'بمجرى عصير', 'مجرى عصير', 'مجرى عصارة', 'قناة عصارة', 'juice groove', 'juice channel', 'drip groove', 'gravy groove'], 'Phrases only: juice is not sold, عصارة is a juicer, too.'),
	(ARRAY['carving board', 'لوح لحمة', 'لوح لحم', 'لوح ستيك', 'steak board', 'meat board'], 'Of the boards the one for meat.'),
	(ARRAY['فتات', 'فتافيت', 'crumb'], ''),
	(ARRAY['شرائح خشبية', 'شرايح خشب', 'سدايب', 'slatted', 'slats'], ''),
	(ARRAY['بسكويت', 'بسكوت', 'كوكيز', 'biscuit', 'cookie'], ''),
	(ARRAY['goulash', 'جلاش', 'جولاش', 'رقاق', 'phyllo', 'filo'], 'Dough in sheets, of the rolling pin.'),
	(ARRAY['صلصة', 'صوص', 'sauce'], ''),
	(ARRAY['stew', 'شوربة', 'حساء', 'soup', 'يخني'], 'Of the cooking spoons; "soup bowl" finds the bowls by its other word.'),
	(ARRAY['كزبرة', 'كسبرة', 'coriander', 'cilantro'], ''),
	(ARRAY['دقيق', 'طحين'], ''),
	(ARRAY['بطاطس', 'potato', 'خضار', 'خضروات', 'vegetable', 'veggie', 'veg'], 'What the crate is for; قطاعة and slicers stay unknown.'),
	(ARRAY['مكسرات', 'nut', 'لوز', 'فستق', 'كاجو', 'بندق', 'سوداني', 'لب وسوداني', 'قزقزة', 'almond', 'pistachio', 'cashew', 'peanut', 'سناكس', 'snack'], 'What nut dishes are filled with. Not عين جمل or جوز هند.'),
	(ARRAY['أكياس شاي', 'شاي فتلة', 'فتلة', 'باكت شاي', 'teabag', 'tea bag', 'tea sachet'], ''),
	(ARRAY['اسبريسو', 'اسبرسو', 'espresso', 'قهوة'], 'Machines stay unknown.'),
	(ARRAY['محبي القهوة', 'عشاق القهوة', 'لعشاق القهوة', 'محب القهوة', 'مدمن قهوة', 'coffee lover', 'coffee addict', 'coffee fan'], ''),
	(ARRAY['سهرات', 'سهرة', 'قعدات', 'evening'], ''),
	(ARRAY['centrepiece', 'centerpiece', 'سنتر بيس', 'وسط السفرة', 'نص السفرة'], ''),
	(ARRAY['favourite', 'favorite', 'محببة', 'مفضلة'], ''),
	(ARRAY['breakfast in bed', 'فطار في السرير', 'إفطار في السرير', 'صينية سرير', 'صينية للسرير', 'bed tray', 'lap tray'], 'سرير alone is furniture.'),
	(ARRAY['ملعقتي تقديم', 'معالق تقديم', 'معلقة تقديم', 'معالق سلطة', 'معلقة سلطة', 'معلقة غرف', 'serving spoon', 'salad servers', 'serving utensils'], ''),
	(ARRAY['kitchen towel', 'tea towel', 'dish towel', 'dishcloth', 'فوطة مطبخ'], 'Of the gift crate.'),
	(ARRAY['مشغولة يدويا', 'شغل يدوي', 'شغل يد', 'شغل ايد', 'صناعة يدوية', 'hand finished', 'handcrafted', 'hand crafted', 'hand carved', 'handcarved'], ''),
	(ARRAY['منحوت', 'منحوتة', 'محفور', 'محفورة', 'نحت', 'carved', 'carve'], ''),
	(ARRAY['مخروط', 'مخروطة', 'خرط', 'خراطة', 'turned', 'woodturned'], ''),
	(ARRAY['pattern', 'نقشة', 'نقش', 'زخرفة', 'زخارف', 'مزخرف', 'منقوش', 'patterned'], ''),
	(ARRAY['leaf pattern', 'ورق شجر', 'ورقة شجر', 'أوراق شجر', 'شكل ورق شجر'], ''),
	(ARRAY['تفريغ', 'مفرغ', 'cut out', 'cutout', 'openwork', 'pierced'], ''),
	(ARRAY['slotted', 'مخرم', 'مخرمة', 'مخروم', 'بفتحات', 'perforated'], 'Of spatulas.'),
	(ARRAY['غير لاصقة', 'غير لاصق', 'مبتلزقش', 'non stick', 'nonstick'], 'تيفال is left out: pans.'),
	(ARRAY['مربع', 'مربعة', 'square'], ''),
	(ARRAY['مشبكة', 'lattice', 'latticed'], 'شبكة is a net, a network, and a bride''s jewels.'),
	(ARRAY['سميك', 'سميكة', 'تخين', 'تخينة', 'thick'], 'سمك is fish, too.'),
	(ARRAY['رفيع', 'رفيعة', 'thin', 'slim'], ''),
	(ARRAY['مسطح', 'مسطحة', 'flat', 'مفلطح'], ''),
	(ARRAY['ثقيل', 'ثقيلة', 'heavy', 'heavyweight', 'heavy duty'], ''),
	(ARRAY['خفيف', 'خفيفة', 'lightweight', 'light weight'], ''),
	(ARRAY['متداخلة', 'nested', 'nesting', 'جوه بعض', 'داخل بعض', 'stacking', 'stackable'], ''),
	(ARRAY['stack', 'stackable', 'stacking', 'فوق بعض', 'فوق بعضها', 'بيترص'], ''),
	(ARRAY['مدمج', 'compact', 'space saving', 'space saver', 'توفير مساحة', 'بيوفر مساحة', 'موفر للمساحة'], ''),
	(ARRAY['مريح', 'مريحة', 'مريحين', 'comfortable', 'comfy', 'ergonomic'], ''),
	(ARRAY['صامتة', 'صامت', 'silent', 'quiet', 'من غير صوت', 'بدون صوت', 'non ticking'], 'Of clocks.'),
	(ARRAY['taper candle', 'شموع طويلة', 'شمع طويل', 'شمع رفيع', 'dinner candle'], ''),
	(ARRAY['حواف طبيعية', 'حافة طبيعية', 'live edge', 'natural edge', 'raw edge', 'rustic', 'روستيك'], ''),
	(ARRAY['ألياف رأسية', 'end grain', 'endgrain', 'كاروهات', 'checkerboard', 'checkered'], 'شطرنج, the game, is left out.'),
	(ARRAY['تجزيعة', 'تجزيع', 'تجازيع', 'عروق الخشب', 'grain', 'wood grain'], ''),
	(ARRAY['يومي', 'everyday', 'daily', 'كل يوم', 'استخدام يومي', 'استعمال يومي', 'للاستخدام اليومي'], ''),
	(ARRAY['كافور', 'خشب الكافور', 'camphor', 'kafour', 'eucalyptus', 'camphor wood', 'يوكالبتوس', 'كينا'], 'Egyptian كافور is botanically eucalyptus; the shop writes camphor.'),
	(ARRAY['لوح أجبان', 'لوح جبن', 'لوح جبنة', 'طبق جبن', 'تشيز بورد', 'cheese board', 'cheese platter', 'charcuterie board', 'charcuterie', 'grazing board', 'شاركوتري', 'لوح مقبلات'], ''),
	(ARRAY['سلطانية', 'وعاء', 'زبدية', 'طاسة', 'سلطنية', 'طبق غويط', 'بول', 'باول', 'bowl', 'dish', 'بولة', 'بولات', 'سلاطين', 'mixing bowl', 'soup bowl', 'cereal bowl', 'سلطانية شوربة', 'طبق شوربة', 'بولة شوربة'], ''),
	(ARRAY['طبق', 'صحن', 'أطباق', 'أطباق تقديم', 'بليت', 'plate', 'plates', 'dish', 'charger', 'dinner plate', 'side plate', 'dinnerware', 'طبق غداء', 'طبق غدا', 'طبق عشاء', 'طبق عشا', 'طبق أكل'], ''),
	(ARRAY['قاعدة أواني ساخنة', 'واقي طاولة', 'قاعدة حلل', 'تحت الحلة', 'تريفت', 'trivet', 'hot pad', 'pot stand', 'pot holder mat', 'قاعدة حلة', 'قاعدة طاجن', 'حامل حلل', 'مفرش حلل', 'heat mat', 'hot mat', 'heat resistant mat', 'heatproof mat', 'table protector', 'واقي حرارة'], ''),
	(ARRAY['خبز', 'عيش', 'رغيف', 'بريد', 'توست', 'bread', 'loaf', 'عيش بلدي', 'خبز بلدي', 'فينو', 'عيش فينو', 'toast', 'باجيت', 'baguette', 'sourdough'], ''),
	(ARRAY['علبة', 'علبة بغطاء', 'حافظة', 'علب بن وشاي', 'كانستر', 'canister', 'storage jar', 'tin', 'caddy', 'container', 'علبة دقيق', 'علبة رز', 'علبة بقوليات', 'علب مطبخ', 'flour canister', 'food container'], ''),
	(ARRAY['قهوة', 'بن', 'كوفي', 'كافيه', 'coffee', 'قهوه', 'coffe', 'قهوة عربية', 'قهوة عربي', 'قهوة سعودي', 'arabic coffee', 'arabian coffee'], ''),
	(ARRAY['كرسي بلا ظهر', 'مقعد منخفض', 'كرسي واطي', 'تابوريه', 'كرسي صغير', 'ستول', 'بار ستول', 'stool', 'footstool', 'low seat', 'كرسي بدون ظهر', 'كرسي من غير ظهر', 'كرسي مدور', 'backless stool'], ''),
	(ARRAY['شماعة حائط', 'علاقة حائط', 'مشجب', 'شماعة حيطة', 'علاقة مفاتيح', 'تعليقة', 'هوك', 'وول هوك', 'peg rail', 'wall hooks', 'coat rack', 'key rack', 'hook rail', 'تعليقة شنط', 'تعليق شنط'], ''),
	(ARRAY['شماعة ملابس', 'علاقة ملابس', 'شماعة هدوم', 'شماعة بدل', 'هانجر', 'coat hanger', 'clothes hanger', 'hanger', 'شماعة جواكت'], ''),
	(ARRAY['حامل مناديل', 'علبة مناديل', 'استاند مناديل', 'نابكن هولدر', 'كلينكس', 'napkin holder', 'tissue holder', 'serviette holder', 'مناديل سفرة', 'napkin stand', 'tissue box', 'napkin box'], ''),
	(ARRAY['زواج', 'زفاف', 'عروس', 'جواز', 'فرح', 'عروسة', 'جهاز العروسة', 'wedding', 'bride', 'bridal', 'جهاز عروسة', 'شوار', 'marriage', 'كتب الكتاب', 'كتب كتاب', 'عرسان', 'عروسين', 'newlywed', 'newlyweds'], ''),
	(ARRAY['ضيافة', 'ضيوف', 'تقديم', 'عزومة', 'سيرفنج', 'serving', 'guests', 'hosting', 'حفلة', 'حفلات', 'party', 'عزومات', 'عزايم', 'استقبال', 'يقدم', 'نقدم', 'serve'], ''),
	(ARRAY['تخزين', 'تنظيم', 'ترتيب', 'أورجانيزر', 'storage', 'organizer', 'organiser', 'حفظ', 'organizing', 'منظم', 'منظمات'], ''),
	(ARRAY['شماعة', 'تعليقة', 'علاقة', 'مشجب', 'هانجر', 'hanger', 'hook', 'peg', 'خطاف', 'شنكل'], ''),
	(ARRAY['طهي', 'طبخ', 'طبيخ', 'cooking', 'cook', 'يطبخ', 'نطبخ', 'أطبخ', 'بتطبخ'], ''),
	(ARRAY['عسل', 'هني', 'honey', 'عسل نحل', 'عسل أبيض', 'عسل اسود'], ''),
	(ARRAY['كيك', 'كيكة', 'تورتة', 'كعكة', 'جاتوه', 'cake', 'gateau', 'حلويات', 'dessert', 'cupcake', 'كب كيك'], ''),
	(ARRAY['مناديل', 'منديل', 'كلينكس', 'napkin', 'tissue', 'serviette', 'فاين', 'محارم'], ''),
	(ARRAY['غطاء', 'غطا', 'lid', 'lidded', 'غطيان'], ''),
	(ARRAY['مقبض', 'إيد', 'يد', 'handle', 'مسكة', 'مقابض', 'إيدين', 'knob', 'grip'], ''),
	(ARRAY['دائري', 'مدور', 'مستدير', 'round', 'circular', 'دائرية', 'مدورة', 'مستديرة'], ''),
	(ARRAY['منخفض', 'واطي', 'low', 'منخفضة'], ''),
	(ARRAY['عميق', 'غويط', 'deep', 'عميقة', 'غويطة'], ''),
	(ARRAY['مكتب', 'desk', 'office', 'مكتبي'], ''),
	(ARRAY['عجين', 'عجينة', 'dough', 'pastry dough', 'عجاين', 'معجنات', 'مخبوزات', 'خبيز'], ''),
	(ARRAY['فطير', 'فطيرة', 'فطائر', 'feteer', 'pastry', 'مشلتت', 'فطير مشلتت', 'meshaltet'], ''),
	(ARRAY['لحم', 'لحوم', 'لحمة', 'meat', 'steak'], ''),
	(ARRAY['طويل', 'long', 'tall', 'طويلة'], ''),
	(ARRAY['عريض', 'wide', 'عريضة'], ''),
	(ARRAY['صغير', 'small', 'mini', 'صغيرة', 'صغنن', 'صغننة', 'little', 'tiny'], ''),
	(ARRAY['كبير', 'large', 'big', 'كبيرة', 'huge', 'ضخم', 'ضخمة'], ''),
	(ARRAY['أطفال', 'عيال', 'أولاد', 'children', 'kids', 'ولاد', 'طفل'], ''),
	(ARRAY['فشار', 'بوب كورن', 'popcorn', 'فيشار', 'بوبكورن'], ''),
	(ARRAY['رمضان', 'رمضاني', 'رمضانية', 'ramadan', 'سحور', 'suhoor', 'رمضان كريم'], ''),
	(ARRAY['تقطيع', 'فرم', 'تخريط', 'cutting', 'chopping', 'carving', 'يقطع', 'نقطع', 'أقطع', 'بيقطع', 'بنقطع', 'slicing', 'slice', 'chop', 'تشريح'], ''),
	(ARRAY['طعام', 'أكل', 'food', 'أطعمة', 'مأكولات'], '');
