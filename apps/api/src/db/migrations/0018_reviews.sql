CREATE TYPE "public"."review_photo_state" AS ENUM('waiting', 'shown', 'hidden');--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rating_id" integer NOT NULL,
	"photo_id" integer NOT NULL,
	"state" "review_photo_state" DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_photos_once" UNIQUE("rating_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"rating_id" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "review_reports_some" CHECK ("review_reports"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "answered_by" integer;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "hidden_by" integer;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_rating_id_ratings_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_rating_id_ratings_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photos_photo" ON "review_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "review_photos_waiting" ON "review_photos" USING btree ("rating_id") WHERE "review_photos"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_history_delivered" ON "order_history" USING btree ("created_at","order_id") WHERE "order_history"."status_id" = 4;--> statement-breakpoint
CREATE INDEX "ratings_of_all" ON "ratings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ratings_unanswered" ON "ratings" USING btree ("created_at","id") WHERE "ratings"."comment" <> '' and "ratings"."answer" is null and "ratings"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "ratings_hidden" ON "ratings" USING btree ("created_at","id") WHERE "ratings"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "ratings_answered_by" ON "ratings" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "ratings_hidden_by" ON "ratings" USING btree ("hidden_by");--> statement-breakpoint
-- Kept by the version before: it writes no answer.
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_answer_dated" CHECK (("ratings"."answer" is null) = ("ratings"."answered_at" is null));
--> statement-breakpoint
CREATE TRIGGER "review_photos_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "review_photos" EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
-- A review says whether its author was sent the product: once the order is delivered, or a delivered one comes into an account.
CREATE TRIGGER "order_delivered" AFTER INSERT ON "order_history" FOR EACH ROW WHEN (NEW."status_id" = 4) EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "delivered_order_claimed" AFTER UPDATE OF "user_id" ON "orders" FOR EACH ROW WHEN (NEW."status_id" = 4 AND NEW."user_id" IS DISTINCT FROM OLD."user_id") EXECUTE FUNCTION "tell_of_catalogue_change"();
