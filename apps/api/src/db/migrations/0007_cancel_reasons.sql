CREATE TYPE "public"."cancel_reason" AS ENUM('changed-mind', 'unreachable', 'address', 'sold-out', 'duplicate', 'refused', 'other');--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "cancel_reason" "cancel_reason";--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "cancel_words" text;