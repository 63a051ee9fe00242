CREATE TABLE "company_bank_accounts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"account_name" text NOT NULL,
	"account_no_enc" text NOT NULL,
	"account_no_last4" text NOT NULL,
	"org_id" text,
	"format" text NOT NULL,
	"primary" boolean NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "company_bank_accounts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "company_bank_accounts_format" CHECK ("company_bank_accounts"."format" in ('dbs-uff', 'ocbc-giro', 'uob-fast', 'iso20022', 'none')),
	CONSTRAINT "company_bank_accounts_status" CHECK ("company_bank_accounts"."status" = 'active' or ("company_bank_accounts"."status" = 'archived' and not "company_bank_accounts"."primary"))
);
--> statement-breakpoint
ALTER TABLE "company_bank_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_bank_accounts" ADD CONSTRAINT "company_bank_accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_bank_accounts" ADD CONSTRAINT "company_bank_accounts_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_bank_accounts" ADD CONSTRAINT "company_bank_accounts_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_bank_accounts" ADD CONSTRAINT "company_bank_accounts_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_bank_accounts" ADD CONSTRAINT "company_bank_accounts_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_bank_accounts_primary" ON "company_bank_accounts" USING btree ("tenant_id","company_id") WHERE "company_bank_accounts"."primary";--> statement-breakpoint
CREATE POLICY "own_tenant" ON "company_bank_accounts" AS PERMISSIVE FOR ALL TO "app_rt" USING ("company_bank_accounts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("company_bank_accounts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "company_bank_accounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "company_bank_accounts" TO "app_rt";