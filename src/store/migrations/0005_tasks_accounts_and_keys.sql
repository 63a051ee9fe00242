CREATE TABLE "idempotency_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid,
	"user_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response_enc" text,
	"at" timestamp (3) with time zone NOT NULL
);

ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "employee_tasks" ADD COLUMN "reminded" text;
ALTER TABLE "task_templates" ADD COLUMN "contract_types" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "task_templates" ADD COLUMN "residencies" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "task_templates" ADD COLUMN "workpass_type_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "users" ADD COLUMN "locked_by_platform" boolean DEFAULT false NOT NULL;
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "idempotency_keys_call" ON "idempotency_keys" USING btree ("user_id","operation","key");
CREATE POLICY "own_tenant" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "app_rt" USING ("idempotency_keys"."tenant_id" is not distinct from nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("idempotency_keys"."tenant_id" is not distinct from nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);

ALTER TABLE "idempotency_keys" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "idempotency_keys" TO "app_rt";
GRANT SELECT, DELETE ON "idempotency_keys" TO "app_auth";
