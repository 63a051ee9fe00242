CREATE TABLE "employee_jobs" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"effective_from" date NOT NULL,
	"reason" text,
	"department_id" uuid NOT NULL,
	"designation_id" uuid NOT NULL,
	"grade_id" uuid,
	"class_id" uuid,
	"functional_group_id" uuid,
	"location_id" uuid,
	"shift_id" uuid,
	"employee_group_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cost_split" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "employee_jobs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "employee_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employee_reporting_lines" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"manager_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "employee_reporting_lines_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "employee_reporting_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employee_pay_terms" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"effective_from" date NOT NULL,
	"reason" text,
	"rate_type" text NOT NULL,
	"basic" bigint NOT NULL,
	"currency" text DEFAULT 'SGD' NOT NULL,
	"pay_frequency" text NOT NULL,
	"hours_per_week" integer NOT NULL,
	"days_per_week" integer NOT NULL,
	"ot_eligible" boolean NOT NULL,
	"ot_reason" text,
	"proration" text NOT NULL,
	CONSTRAINT "employee_pay_terms_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "employee_pay_terms_amounts" CHECK ("employee_pay_terms"."basic" >= 0 and "employee_pay_terms"."hours_per_week" between 0 and 16800 and "employee_pay_terms"."days_per_week" between 0 and 700)
);
--> statement-breakpoint
ALTER TABLE "employee_pay_terms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employee_residencies" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"effective_from" date NOT NULL,
	"reason" text,
	"residency" text NOT NULL,
	"pr_granted_on" date,
	"pr_rate_option" text,
	"approval_ref" text,
	CONSTRAINT "employee_residencies_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "employee_residencies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employee_statutory" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"effective_from" date NOT NULL,
	"reason" text,
	"cpf_paid_by" text NOT NULL,
	"shg" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sdl_exempt_reason" text,
	"fwl" bigint,
	"tax_resident" boolean NOT NULL,
	"cpf_opening" jsonb,
	CONSTRAINT "employee_statutory_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "employee_statutory" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employees" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"employee_no" text NOT NULL,
	"status" text NOT NULL,
	"suspended_from" date,
	"start_date" date NOT NULL,
	"probation_end" date,
	"confirmed_on" date,
	"contract_type" text NOT NULL,
	"contract_end" date,
	"notice_days" integer,
	"notice_given_on" date,
	"last_day" date,
	"exit_reason" text,
	"exit_note" text,
	"rehire_eligible" boolean,
	"transfer_id" uuid,
	"previous_employment_id" uuid,
	CONSTRAINT "employees_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "employees_state" CHECK ("employees"."status" in ('offered', 'onboarding', 'probation', 'confirmed', 'notice', 'exited')),
	CONSTRAINT "employees_days" CHECK ("employees"."last_day" >= "employees"."start_date" and "employees"."contract_end" >= "employees"."start_date"),
	CONSTRAINT "employees_exit" CHECK ("employees"."status" not in ('notice', 'exited') or ("employees"."last_day" is not null and "employees"."exit_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "employees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "persons" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"full_name" text NOT NULL,
	"preferred_name" text,
	"gender" text,
	"date_of_birth" date,
	"marital_status" text,
	"race_id" uuid,
	"second_race_id" uuid,
	"religion_id" uuid,
	"nationality_id" uuid,
	"photo" uuid,
	"personal_email" text,
	"work_email" text,
	"phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"emergency_contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"id_type" text,
	"id_no_enc" text,
	"id_last4" text,
	"id_hash" text,
	CONSTRAINT "persons_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "persons_id_whole" CHECK (("persons"."id_no_enc" is null) = ("persons"."id_hash" is null) and ("persons"."id_no_enc" is null) = ("persons"."id_last4" is null) and ("persons"."id_no_enc" is null or "persons"."id_type" is not null))
);
--> statement-breakpoint
ALTER TABLE "persons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_access" ADD COLUMN "employee_id" uuid;--> statement-breakpoint
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_department_id" FOREIGN KEY ("tenant_id","department_id") REFERENCES "public"."departments"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_designation_id" FOREIGN KEY ("tenant_id","designation_id") REFERENCES "public"."designations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_grade_id" FOREIGN KEY ("tenant_id","grade_id") REFERENCES "public"."grades"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_class_id" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_functional_group_id" FOREIGN KEY ("tenant_id","functional_group_id") REFERENCES "public"."functional_groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_location_id" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."work_locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_shift_id" FOREIGN KEY ("tenant_id","shift_id") REFERENCES "public"."shifts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_reporting_lines" ADD CONSTRAINT "employee_reporting_lines_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_reporting_lines" ADD CONSTRAINT "employee_reporting_lines_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_reporting_lines" ADD CONSTRAINT "employee_reporting_lines_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_reporting_lines" ADD CONSTRAINT "employee_reporting_lines_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_reporting_lines" ADD CONSTRAINT "employee_reporting_lines_job_id" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."employee_jobs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_reporting_lines" ADD CONSTRAINT "employee_reporting_lines_employee_id" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_reporting_lines" ADD CONSTRAINT "employee_reporting_lines_manager_id" FOREIGN KEY ("tenant_id","manager_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_pay_terms" ADD CONSTRAINT "employee_pay_terms_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_pay_terms" ADD CONSTRAINT "employee_pay_terms_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_pay_terms" ADD CONSTRAINT "employee_pay_terms_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_pay_terms" ADD CONSTRAINT "employee_pay_terms_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_pay_terms" ADD CONSTRAINT "employee_pay_terms_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_residencies" ADD CONSTRAINT "employee_residencies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_residencies" ADD CONSTRAINT "employee_residencies_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_residencies" ADD CONSTRAINT "employee_residencies_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_residencies" ADD CONSTRAINT "employee_residencies_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_residencies" ADD CONSTRAINT "employee_residencies_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_statutory" ADD CONSTRAINT "employee_statutory_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_statutory" ADD CONSTRAINT "employee_statutory_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_statutory" ADD CONSTRAINT "employee_statutory_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_statutory" ADD CONSTRAINT "employee_statutory_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_statutory" ADD CONSTRAINT "employee_statutory_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_person_id" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."persons"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_previous_id" FOREIGN KEY ("tenant_id","previous_employment_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_race_id_races_id_fk" FOREIGN KEY ("race_id") REFERENCES "public"."races"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_second_race_id_races_id_fk" FOREIGN KEY ("second_race_id") REFERENCES "public"."races"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_religion_id_religions_id_fk" FOREIGN KEY ("religion_id") REFERENCES "public"."religions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_nationality_id_countries_id_fk" FOREIGN KEY ("nationality_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "employee_jobs_from" ON "employee_jobs" USING btree ("tenant_id","employee_id","effective_from");--> statement-breakpoint
CREATE INDEX "employee_jobs_department" ON "employee_jobs" USING btree ("tenant_id","department_id");--> statement-breakpoint
CREATE INDEX "employee_jobs_designation" ON "employee_jobs" USING btree ("tenant_id","designation_id");--> statement-breakpoint
CREATE INDEX "employee_jobs_location" ON "employee_jobs" USING btree ("tenant_id","location_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_reporting_lines_once" ON "employee_reporting_lines" USING btree ("tenant_id","job_id","manager_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_reporting_lines_primary" ON "employee_reporting_lines" USING btree ("tenant_id","job_id") WHERE "employee_reporting_lines"."kind" = 'primary';--> statement-breakpoint
CREATE INDEX "employee_reporting_lines_manager" ON "employee_reporting_lines" USING btree ("tenant_id","manager_id");--> statement-breakpoint
CREATE INDEX "employee_reporting_lines_employee" ON "employee_reporting_lines" USING btree ("tenant_id","employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_pay_terms_from" ON "employee_pay_terms" USING btree ("tenant_id","employee_id","effective_from");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_residencies_from" ON "employee_residencies" USING btree ("tenant_id","employee_id","effective_from");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_statutory_from" ON "employee_statutory" USING btree ("tenant_id","employee_id","effective_from");--> statement-breakpoint
CREATE UNIQUE INDEX "employees_number" ON "employees" USING btree ("tenant_id",lower("employee_no" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "employees_open" ON "employees" USING btree ("tenant_id","company_id","person_id") WHERE "employees"."status" <> 'exited';--> statement-breakpoint
CREATE INDEX "employees_status" ON "employees" USING btree ("tenant_id","company_id","status");--> statement-breakpoint
CREATE INDEX "employees_person" ON "employees" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "employees_previous" ON "employees" USING btree ("tenant_id","previous_employment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "persons_id_hash" ON "persons" USING btree ("tenant_id","id_hash");--> statement-breakpoint
CREATE INDEX "persons_id_last4" ON "persons" USING btree ("tenant_id","id_last4");--> statement-breakpoint
ALTER TABLE "user_access" ADD CONSTRAINT "user_access_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_tenant" ON "employee_jobs" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_jobs"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_jobs"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "employee_reporting_lines" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_reporting_lines"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_reporting_lines"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "employee_pay_terms" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_pay_terms"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_pay_terms"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "employee_residencies" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_residencies"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_residencies"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "employee_statutory" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_statutory"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_statutory"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "employees" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employees"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employees"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "persons" AS PERMISSIVE FOR ALL TO "app_rt" USING ("persons"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("persons"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "persons" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employees" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee_jobs" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee_reporting_lines" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee_pay_terms" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee_residencies" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee_statutory" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "persons", "employees", "employee_jobs", "employee_reporting_lines", "employee_pay_terms", "employee_residencies", "employee_statutory" TO "app_rt";
