CREATE TABLE "merged_customers" (
	"former_id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merged_customers" ADD CONSTRAINT "merged_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_customers" ADD CONSTRAINT "merged_customers_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_customers_customer" ON "merged_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "merged_customers_staff" ON "merged_customers" USING btree ("staff_id");