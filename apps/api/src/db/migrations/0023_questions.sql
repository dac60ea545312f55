CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	"hidden_at" timestamp with time zone,
	"hidden_by" integer,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_once" UNIQUE("user_id","product_id","text"),
	CONSTRAINT "questions_answer_dated" CHECK (("questions"."answer" is null) = ("questions"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_answered_of_product" ON "questions" USING btree ("product_id","answered_at","id") WHERE "questions"."answer" is not null and "questions"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "questions_unanswered" ON "questions" USING btree ("created_at","id") WHERE "questions"."answer" is null and "questions"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "questions_answered" ON "questions" USING btree ("answered_at","id") WHERE "questions"."answer" is not null and "questions"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "questions_hidden" ON "questions" USING btree ("hidden_at","id") WHERE "questions"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "questions_product" ON "questions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "questions_answered_by" ON "questions" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "questions_hidden_by" ON "questions" USING btree ("hidden_by");
--> statement-breakpoint
-- What only its author and staff see changes nobody's page.
CREATE TRIGGER "answered_question_added" AFTER INSERT ON "questions" FOR EACH ROW WHEN (NEW."answer" IS NOT NULL) EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "answered_question_changed" AFTER UPDATE ON "questions" FOR EACH ROW WHEN (OLD."answer" IS NOT NULL OR NEW."answer" IS NOT NULL) EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "answered_question_deleted" AFTER DELETE ON "questions" FOR EACH ROW WHEN (OLD."answer" IS NOT NULL) EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "questions_truncated" AFTER TRUNCATE ON "questions" EXECUTE FUNCTION "tell_of_catalogue_change"();
