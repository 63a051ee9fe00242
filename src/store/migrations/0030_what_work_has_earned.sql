ALTER TABLE "manual_leaves" ALTER COLUMN "reason" DROP NOT NULL;
ALTER TABLE "manual_leaves" ADD COLUMN "earned_day" text;
ALTER TABLE "manual_leaves" ADD CONSTRAINT "manual_leaves_reason" CHECK ("manual_leaves"."reason" is not null or "manual_leaves"."earned_day" is not null);
ALTER TABLE "manual_leaves" ADD CONSTRAINT "manual_leaves_earned_day" CHECK ("manual_leaves"."earned_day" in ('rest', 'holiday'));