CREATE TABLE "remittance_layouts" (
	"carrier" text NOT NULL,
	"head_hash" text NOT NULL,
	"tracking_number" integer NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer,
	CONSTRAINT "remittance_layouts_carrier_head_hash_pk" PRIMARY KEY("carrier","head_hash")
);
