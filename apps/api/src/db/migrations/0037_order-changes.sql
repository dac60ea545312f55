CREATE TABLE "order_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"stock" jsonb NOT NULL,
	"asks_again" boolean NOT NULL,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" integer,
	"key" uuid,
	"key_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_revisions_key_unique" UNIQUE("key"),
	CONSTRAINT "order_revisions_once" UNIQUE("order_id","version")
);
--> statement-breakpoint
ALTER TABLE "order_revisions" ADD CONSTRAINT "order_revisions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_revisions" ADD CONSTRAINT "order_revisions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_revisions_actor" ON "order_revisions" USING btree ("actor_id");--> statement-breakpoint
-- By the database itself: what a customer has confirmed is what they owe.
CREATE TRIGGER "order_revisions_kept" BEFORE UPDATE OR DELETE ON "order_revisions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
