CREATE UNLOGGED TABLE "server"."attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);

CREATE UNLOGGED TABLE "server"."demo_states" (
	"session" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "server"."proven_addresses" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
