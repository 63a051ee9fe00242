ALTER TABLE "shifts" ADD COLUMN "earliest_in_min" integer;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "latest_out_min" integer;