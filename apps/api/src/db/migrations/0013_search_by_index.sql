-- PostgreSQL takes words that always stand together for independent ones, and reads the whole table for what it thinks
-- most rows hold. Without statistics it takes every search for a rare one, and goes by the index, which is never bad.
ALTER TABLE "product_search" ALTER COLUMN "words" SET STATISTICS 0;
