CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"template" text NOT NULL,
	"locale" text NOT NULL,
	"channel" text NOT NULL,
	"job_id" uuid,
	"recipient" text,
	"subject" text,
	"body" text,
	"state" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"resend_of" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "messages_jobId_unique" UNIQUE("job_id"),
	CONSTRAINT "messages_resendOf_unique" UNIQUE("resend_of"),
	CONSTRAINT "messages_sent_whole" CHECK (("messages"."state" = 'sent') = ("messages"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_resend_of_messages_id_fk" FOREIGN KEY ("resend_of") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_order" ON "messages" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "messages_state" ON "messages" USING btree ("state","id");