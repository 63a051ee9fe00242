-- Events become the links of a chain, one for each tenant and one for the platform. What is there already is numbered in
-- the order it was written and linked; row security steps aside for that, within this migration.
ALTER TABLE "audit_events" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "platform_events" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_events" ALTER COLUMN "sequence" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "platform_events" ALTER COLUMN "sequence" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "audit_events" ALTER COLUMN "sequence" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "platform_events" ALTER COLUMN "sequence" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "acting_for_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "previous_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_events" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "platform_events" ADD COLUMN "previous_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_events" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_acting_for" FOREIGN KEY ("tenant_id","acting_for_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- JSON with names in order and without a space: one text for one value.
CREATE FUNCTION canonical_json(value jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE jsonb_typeof(value)
    WHEN 'object' THEN '{' || coalesce((SELECT string_agg(to_json(name)::text || ':' || canonical_json(item), ',' ORDER BY name COLLATE "C")
      FROM jsonb_each(value) AS entries(name, item)), '') || '}'
    WHEN 'array' THEN '[' || coalesce((SELECT string_agg(canonical_json(item), ',' ORDER BY place)
      FROM jsonb_array_elements(value) WITH ORDINALITY AS entries(item, place)), '') || ']'
    ELSE value::text
  END;
END $$;
--> statement-breakpoint
-- Empty columns are left out, so that a column added later changes no hash of before.
CREATE FUNCTION event_hash(event jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(canonical_json((SELECT jsonb_object_agg(name, item) FROM jsonb_each(event) AS entries(name, item)
    WHERE name <> 'hash' AND jsonb_typeof(item) <> 'null')), 'UTF8')), 'hex');
$$;
--> statement-breakpoint
-- One at a time for each chain: the next waits until this transaction has ended.
CREATE FUNCTION chain_event() RETURNS trigger LANGUAGE plpgsql SET timezone TO 'UTC' AS $$
DECLARE
  last record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(TG_TABLE_NAME || coalesce(to_jsonb(NEW) ->> 'tenant_id', ''), 0));
  IF TG_TABLE_NAME = 'audit_events' THEN
    SELECT sequence, hash INTO last FROM audit_events WHERE tenant_id = NEW.tenant_id ORDER BY sequence DESC LIMIT 1;
  ELSE
    SELECT sequence, hash INTO last FROM platform_events ORDER BY sequence DESC LIMIT 1;
  END IF;
  NEW.sequence := coalesce(last.sequence, 0) + 1;
  NEW.previous_hash := coalesce(last.hash, '');
  NEW.hash := event_hash(to_jsonb(NEW));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
UPDATE audit_events SET sequence = places.place FROM (SELECT tenant_id, id, row_number() OVER (PARTITION BY tenant_id ORDER BY sequence) AS place FROM audit_events) AS places
  WHERE audit_events.tenant_id = places.tenant_id AND audit_events.id = places.id;
--> statement-breakpoint
UPDATE platform_events SET sequence = places.place FROM (SELECT id, row_number() OVER (ORDER BY sequence) AS place FROM platform_events) AS places
  WHERE platform_events.id = places.id;
--> statement-breakpoint
DO $$
DECLARE
  event record;
  previous text := '';
BEGIN
  PERFORM set_config('TimeZone', 'UTC', true);
  FOR event IN SELECT tenant_id, id, sequence FROM audit_events ORDER BY tenant_id, sequence LOOP
    IF event.sequence = 1 THEN previous := ''; END IF;
    UPDATE audit_events SET previous_hash = previous WHERE tenant_id = event.tenant_id AND id = event.id;
    UPDATE audit_events SET hash = event_hash(to_jsonb(audit_events)) WHERE tenant_id = event.tenant_id AND id = event.id RETURNING hash INTO previous;
  END LOOP;
  previous := '';
  FOR event IN SELECT id FROM platform_events ORDER BY sequence LOOP
    UPDATE platform_events SET previous_hash = previous WHERE id = event.id;
    UPDATE platform_events SET hash = event_hash(to_jsonb(platform_events)) WHERE id = event.id RETURNING hash INTO previous;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_sequence" ON "audit_events" USING btree ("tenant_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_events_sequence" ON "platform_events" USING btree ("sequence");
--> statement-breakpoint
CREATE TRIGGER "audit_events_chain" BEFORE INSERT ON "audit_events" FOR EACH ROW EXECUTE FUNCTION chain_event();--> statement-breakpoint
CREATE TRIGGER "audit_events_stay" BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "audit_events_stay_all" BEFORE TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "audit_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TRIGGER "platform_events_chain" BEFORE INSERT ON "platform_events" FOR EACH ROW EXECUTE FUNCTION chain_event();--> statement-breakpoint
CREATE TRIGGER "platform_events_stay" BEFORE UPDATE OR DELETE ON "platform_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "platform_events_stay_all" BEFORE TRUNCATE ON "platform_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "platform_events" FORCE ROW LEVEL SECURITY;
