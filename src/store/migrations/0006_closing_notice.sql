ALTER TABLE "tenants" RENAME COLUMN "closing_told_at" TO "closing_notice_at";
