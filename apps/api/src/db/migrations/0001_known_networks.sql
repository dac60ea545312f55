CREATE TABLE "known_networks" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "known_networks_expiry" ON "known_networks" USING btree ("expires_at");