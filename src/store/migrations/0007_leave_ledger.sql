CREATE TABLE "leave_feeds" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"token_hash" text NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	CONSTRAINT "leave_feeds_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "leave_feeds" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "leave_buckets" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"leave_type_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from" date NOT NULL,
	"expires_on" date,
	"minimum" integer,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "leave_buckets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "leave_buckets_days" CHECK ("leave_buckets"."expires_on" is null or "leave_buckets"."from" <= "leave_buckets"."expires_on"),
	CONSTRAINT "leave_buckets_minimum" CHECK ("leave_buckets"."minimum" <= 0)
);

ALTER TABLE "leave_buckets" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "leave_ledger" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"leave_type_id" uuid NOT NULL,
	"bucket_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	"on" date NOT NULL,
	"leave_id" uuid,
	"manual_leave_id" uuid,
	"note" text,
	"created_by" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "leave_ledger_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "leave_ledger_minutes" CHECK ("leave_ledger"."minutes" <> 0)
);

ALTER TABLE "leave_ledger" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "leave_slots" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"leave_id" uuid NOT NULL,
	"leave_type_id" uuid NOT NULL,
	"date" date NOT NULL,
	"half" text NOT NULL,
	"day_status" text NOT NULL,
	"minutes" integer NOT NULL,
	"cost" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "leave_slots_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "leave_slots" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "leaves" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"leave_type_id" uuid NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"start_half" text NOT NULL,
	"end_half" text NOT NULL,
	"minutes" integer,
	"cost" integer NOT NULL,
	"pay_fraction" numeric(5, 4) NOT NULL,
	"reason" text,
	"file_ids" jsonb NOT NULL,
	"dependant_id" uuid,
	"handover_to_id" uuid,
	"balance_before" integer,
	"balance_after" integer,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"comment" text,
	"cancel_reason" text,
	CONSTRAINT "leaves_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "leaves_days" CHECK ("leaves"."from" <= "leaves"."to" and "leaves"."cost" >= 0),
	CONSTRAINT "leaves_pay_fraction" CHECK ("leaves"."pay_fraction" between 0 and 1)
);

ALTER TABLE "leaves" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "manual_leaves" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"leave_type_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"minutes" integer NOT NULL,
	"on" date NOT NULL,
	"expires_on" date,
	"reason" text NOT NULL,
	"leave_id" uuid,
	"status" text NOT NULL,
	"reversed_at" timestamp (3) with time zone,
	"reversed_by" uuid,
	"reverse_reason" text,
	CONSTRAINT "manual_leaves_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "manual_leaves_reversal" CHECK (("manual_leaves"."status" = 'reversed') = ("manual_leaves"."reversed_at" is not null))
);

ALTER TABLE "manual_leaves" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "leave_feeds" ADD CONSTRAINT "leave_feeds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_feeds" ADD CONSTRAINT "leave_feeds_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_feeds" ADD CONSTRAINT "leave_feeds_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_feeds" ADD CONSTRAINT "leave_feeds_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_feeds" ADD CONSTRAINT "leave_feeds_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "leave_buckets" ADD CONSTRAINT "leave_buckets_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "leave_buckets" ADD CONSTRAINT "leave_buckets_type" FOREIGN KEY ("tenant_id","leave_type_id") REFERENCES "public"."leave_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_ledger" ADD CONSTRAINT "leave_ledger_bucket" FOREIGN KEY ("tenant_id","bucket_id") REFERENCES "public"."leave_buckets"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "leave_slots" ADD CONSTRAINT "leave_slots_leave" FOREIGN KEY ("tenant_id","leave_id") REFERENCES "public"."leaves"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "leave_slots" ADD CONSTRAINT "leave_slots_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_type" FOREIGN KEY ("tenant_id","leave_type_id") REFERENCES "public"."leave_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "manual_leaves" ADD CONSTRAINT "manual_leaves_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "manual_leaves" ADD CONSTRAINT "manual_leaves_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "manual_leaves" ADD CONSTRAINT "manual_leaves_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "manual_leaves" ADD CONSTRAINT "manual_leaves_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "manual_leaves" ADD CONSTRAINT "manual_leaves_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "manual_leaves" ADD CONSTRAINT "manual_leaves_type" FOREIGN KEY ("tenant_id","leave_type_id") REFERENCES "public"."leave_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "manual_leaves" ADD CONSTRAINT "manual_leaves_leave" FOREIGN KEY ("tenant_id","leave_id") REFERENCES "public"."leaves"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "leave_feeds_token" ON "leave_feeds" USING btree ("token_hash");
CREATE UNIQUE INDEX "leave_feeds_once" ON "leave_feeds" USING btree ("tenant_id","company_id","user_id","scope");
CREATE INDEX "leave_buckets_of" ON "leave_buckets" USING btree ("tenant_id","employee_id","leave_type_id");
CREATE INDEX "leave_ledger_bucket_days" ON "leave_ledger" USING btree ("tenant_id","bucket_id","on");
CREATE INDEX "leave_ledger_of" ON "leave_ledger" USING btree ("tenant_id","employee_id","leave_type_id");
CREATE INDEX "leave_ledger_leave" ON "leave_ledger" USING btree ("tenant_id","leave_id");
CREATE UNIQUE INDEX "leave_slots_once" ON "leave_slots" USING btree ("tenant_id","employee_id","date","half") WHERE "leave_slots"."state" <> 'released';
CREATE INDEX "leave_slots_days" ON "leave_slots" USING btree ("tenant_id","company_id","date");
CREATE INDEX "leave_slots_leave" ON "leave_slots" USING btree ("tenant_id","leave_id");
CREATE INDEX "leaves_employee_id" ON "leaves" USING btree ("tenant_id","employee_id");
CREATE INDEX "leaves_list" ON "leaves" USING btree ("tenant_id","company_id","from");
CREATE INDEX "leaves_status" ON "leaves" USING btree ("tenant_id","company_id","status");
CREATE INDEX "manual_leaves_employee_id" ON "manual_leaves" USING btree ("tenant_id","employee_id");
CREATE INDEX "manual_leaves_list" ON "manual_leaves" USING btree ("tenant_id","company_id","created_at");
CREATE POLICY "own_tenant" ON "leave_feeds" AS PERMISSIVE FOR ALL TO "app_rt" USING ("leave_feeds"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("leave_feeds"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "leave_feeds" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "own_tenant" ON "leave_buckets" AS PERMISSIVE FOR ALL TO "app_rt" USING ("leave_buckets"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("leave_buckets"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "leave_ledger" AS PERMISSIVE FOR ALL TO "app_rt" USING ("leave_ledger"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("leave_ledger"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "leave_slots" AS PERMISSIVE FOR ALL TO "app_rt" USING ("leave_slots"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("leave_slots"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "leaves" AS PERMISSIVE FOR ALL TO "app_rt" USING ("leaves"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("leaves"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "manual_leaves" AS PERMISSIVE FOR ALL TO "app_rt" USING ("manual_leaves"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("manual_leaves"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "leaves" FORCE ROW LEVEL SECURITY;
ALTER TABLE "leave_slots" FORCE ROW LEVEL SECURITY;
ALTER TABLE "leave_buckets" FORCE ROW LEVEL SECURITY;
ALTER TABLE "leave_ledger" FORCE ROW LEVEL SECURITY;
ALTER TABLE "manual_leaves" FORCE ROW LEVEL SECURITY;
ALTER TABLE "leave_feeds" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "leaves" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "leave_slots" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "manual_leaves" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "leave_feeds" TO "app_rt";
GRANT SELECT, UPDATE ON "leave_feeds" TO "app_auth";
GRANT SELECT, INSERT, DELETE ON "leave_buckets" TO "app_rt";
GRANT SELECT, INSERT, DELETE ON "leave_ledger" TO "app_rt";
-- The ledger and its buckets are never changed. They are deleted only with their employee or tenant.
CREATE FUNCTION leave_ledger_is_final() RETURNS trigger LANGUAGE plpgsql SET search_path TO 'pg_catalog', 'public' AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (
    NOT EXISTS (SELECT 1 FROM employees WHERE employees.tenant_id = OLD.tenant_id AND employees.id = OLD.employee_id)
    OR EXISTS (SELECT 1 FROM tenants WHERE tenants.id = OLD.tenant_id AND tenants.status IN ('closed', 'purged'))
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The leave ledger is never changed.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'leave_ledger_final';
END $$;
CREATE TRIGGER leave_ledger_final BEFORE UPDATE OR DELETE ON "leave_ledger" FOR EACH ROW EXECUTE FUNCTION leave_ledger_is_final();
CREATE TRIGGER leave_buckets_final BEFORE UPDATE OR DELETE ON "leave_buckets" FOR EACH ROW EXECUTE FUNCTION leave_ledger_is_final();
-- No bucket falls below its minimum on any day. Writers to one bucket wait for each other, so that each sees the sum of the others.
CREATE FUNCTION leave_ledger_minimum() RETURNS trigger LANGUAGE plpgsql SET search_path TO 'pg_catalog', 'public' AS $$
DECLARE
  bucket leave_buckets%ROWTYPE;
  lowest bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.bucket_id::text, 16));
  SELECT * INTO bucket FROM leave_buckets WHERE tenant_id = NEW.tenant_id AND id = NEW.bucket_id;
  IF bucket.employee_id <> NEW.employee_id OR bucket.leave_type_id <> NEW.leave_type_id THEN
    RAISE EXCEPTION 'The bucket belongs to someone else.' USING ERRCODE = 'check_violation', CONSTRAINT = 'leave_ledger_owner';
  END IF;
  IF NEW.minutes >= 0 OR bucket.minimum IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT min(running) INTO lowest FROM (
    SELECT sum(minutes) OVER (ORDER BY "on") AS running, "on" FROM leave_ledger
    WHERE tenant_id = NEW.tenant_id AND bucket_id = NEW.bucket_id
  ) days WHERE "on" >= NEW."on";
  IF lowest < bucket.minimum THEN
    RAISE EXCEPTION 'The balance is not sufficient.' USING ERRCODE = 'check_violation', CONSTRAINT = 'leave_ledger_minimum';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER leave_ledger_minimum AFTER INSERT ON "leave_ledger" FOR EACH ROW EXECUTE FUNCTION leave_ledger_minimum();
