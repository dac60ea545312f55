CREATE TABLE "used_credentials" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_password_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "used_credentials_expiry" ON "used_credentials" USING btree ("expires_at");