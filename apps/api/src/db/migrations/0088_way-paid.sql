ALTER TABLE "shipments" DROP CONSTRAINT "shipments_cash_positive";--> statement-breakpoint
ALTER TABLE "run_outcomes" DROP CONSTRAINT "run_outcomes_cash";--> statement-breakpoint
ALTER TABLE "shipment_events" ADD COLUMN "way_paid" bigint;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "way_paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Kept by the version before: it knows nothing that is paid for the way, and writes nought.
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_cash_positive" CHECK (least("shipments"."cash_due", "shipments"."way_paid") >= 0);--> statement-breakpoint
-- Kept by the version before: it writes cash of what was delivered alone.
ALTER TABLE "run_outcomes" ADD CONSTRAINT "run_outcomes_cash" CHECK ("run_outcomes"."cash" >= 0 and ("run_outcomes"."cash" = 0 or "run_outcomes"."outcome" in ('delivered', 'partly', 'refused')));