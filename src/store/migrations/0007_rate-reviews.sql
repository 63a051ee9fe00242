ALTER TABLE "rate_sets" ADD COLUMN "first_review_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rate_sets" ADD COLUMN "first_review_by" uuid;--> statement-breakpoint
ALTER TABLE "rate_sets" ADD COLUMN "second_review_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rate_sets" ADD COLUMN "second_review_by" uuid;--> statement-breakpoint
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_first_review_by_users_id_fk" FOREIGN KEY ("first_review_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_second_review_by_users_id_fk" FOREIGN KEY ("second_review_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_reviews" CHECK ("rate_sets"."second_review_by" is null or "rate_sets"."second_review_by" <> "rate_sets"."first_review_by");--> statement-breakpoint
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_reviewed" CHECK ("rate_sets"."status" <> 'reviewed' or "rate_sets"."second_review_by" is not null);--> statement-breakpoint
ALTER POLICY "everybody_reads" ON "rate_sets" TO app_rt USING ("rate_sets"."tenant_id" is null and "rate_sets"."status" not in ('draft', 'reviewed'));