-- Limits of modules have names of their own now; people are limited by the package itself.
ALTER TABLE "package_modules" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "package_modules" SET "limits" = (
  SELECT coalesce(jsonb_object_agg(own."key", own."value"), '{}') FROM jsonb_each("limits") own
  WHERE own."key" IN ('apiKeys', 'webhooks', 'customFields', 'storageMb', 'importRows')
);--> statement-breakpoint
ALTER TABLE "package_modules" FORCE ROW LEVEL SECURITY;
