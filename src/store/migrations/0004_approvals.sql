CREATE TABLE "approval_chains" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"department_ids" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "approval_chains_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "approval_chains_status" CHECK ("approval_chains"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "approval_chains" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "approval_decisions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"action" text NOT NULL,
	"user_id" uuid,
	"acted_for_id" uuid,
	"permitted" boolean NOT NULL,
	"comment" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approval_decisions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "approval_decisions" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "approval_requests" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"record_id" uuid NOT NULL,
	"section" text,
	"right" text NOT NULL,
	"amount" bigint,
	"makers" jsonb NOT NULL,
	"chain_id" uuid,
	"chain_name" text,
	"steps" jsonb NOT NULL,
	"step" integer NOT NULL,
	"approvers" jsonb NOT NULL,
	"open" boolean NOT NULL,
	"escalated_to" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"comment" text,
	CONSTRAINT "approval_requests_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "approval_requests_step" CHECK ("approval_requests"."step" between 1 and jsonb_array_length("approval_requests"."steps")),
	CONSTRAINT "approval_requests_decision" CHECK (("approval_requests"."status" in ('draft', 'submitted')) = ("approval_requests"."decided_at" is null))
);

ALTER TABLE "approval_requests" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "delegations" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"approver_id" uuid NOT NULL,
	"delegate_id" uuid NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"scopes" jsonb NOT NULL,
	"note" text,
	"status" text NOT NULL,
	CONSTRAINT "delegations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "delegations_status" CHECK ("delegations"."status" in ('active', 'inactive', 'archived')),
	CONSTRAINT "delegations_days" CHECK ("delegations"."from" <= "delegations"."to"),
	CONSTRAINT "delegations_other" CHECK ("delegations"."approver_id" <> "delegations"."delegate_id")
);

ALTER TABLE "delegations" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "approval_chains" ADD CONSTRAINT "approval_chains_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "approval_chains" ADD CONSTRAINT "approval_chains_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "approval_chains" ADD CONSTRAINT "approval_chains_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "approval_chains" ADD CONSTRAINT "approval_chains_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "approval_decisions" ADD CONSTRAINT "approval_decisions_request" FOREIGN KEY ("tenant_id","request_id") REFERENCES "public"."approval_requests"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_approver" FOREIGN KEY ("tenant_id","approver_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_delegate" FOREIGN KEY ("tenant_id","delegate_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "approval_chains_name" ON "approval_chains" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE INDEX "approval_chains_kind" ON "approval_chains" USING btree ("tenant_id","company_id","kind");
CREATE INDEX "approval_decisions_list" ON "approval_decisions" USING btree ("tenant_id","request_id","at");
CREATE INDEX "approval_requests_employee_id" ON "approval_requests" USING btree ("tenant_id","employee_id");
CREATE INDEX "approval_requests_list" ON "approval_requests" USING btree ("tenant_id","company_id","status","created_at");
CREATE UNIQUE INDEX "approval_requests_open" ON "approval_requests" USING btree ("tenant_id","record_id") WHERE "approval_requests"."status" in ('draft', 'submitted', 'cancelRequested');
CREATE INDEX "approval_requests_due" ON "approval_requests" USING btree ("tenant_id","due_at") WHERE "approval_requests"."status" = 'submitted';
CREATE INDEX "delegations_of_delegate" ON "delegations" USING btree ("tenant_id","company_id","delegate_id");
CREATE POLICY "own_tenant" ON "approval_chains" AS PERMISSIVE FOR ALL TO "app_rt" USING ("approval_chains"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("approval_chains"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "approval_decisions" AS PERMISSIVE FOR ALL TO "app_rt" USING ("approval_decisions"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("approval_decisions"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "approval_requests" AS PERMISSIVE FOR ALL TO "app_rt" USING ("approval_requests"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("approval_requests"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "delegations" AS PERMISSIVE FOR ALL TO "app_rt" USING ("delegations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("delegations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "approval_chains" FORCE ROW LEVEL SECURITY;
ALTER TABLE "approval_decisions" FORCE ROW LEVEL SECURITY;
ALTER TABLE "approval_requests" FORCE ROW LEVEL SECURITY;
ALTER TABLE "delegations" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "approval_chains" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "approval_requests" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "delegations" TO "app_rt";
GRANT SELECT, INSERT, DELETE ON "approval_decisions" TO "app_rt";
