-- The same hashes as before in less than half the time: one query for all members of an event and one for all of its changes,
-- where each object had one of its own.
CREATE OR REPLACE FUNCTION canonical_json(value jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  item jsonb;
  parts text := '';
BEGIN
  CASE jsonb_typeof(value)
    WHEN 'object' THEN
      RETURN (SELECT '{' || coalesce(string_agg(to_json(name)::text || ':' || CASE WHEN jsonb_typeof(own) IN ('object', 'array') THEN canonical_json(own) ELSE own::text END, ',' ORDER BY name COLLATE "C"), '') || '}'
        FROM jsonb_each(value) AS members(name, own));
    WHEN 'array' THEN
      IF jsonb_typeof(value -> 0) = 'object' AND NOT jsonb_path_exists(value, '$[*] ? (@.type() != "object")') THEN
        RETURN (SELECT '[' || string_agg(text, ',' ORDER BY place) || ']' FROM (
          SELECT place, '{' || coalesce(string_agg(to_json(name)::text || ':' || CASE WHEN jsonb_typeof(own) IN ('object', 'array') THEN canonical_json(own) ELSE own::text END, ',' ORDER BY name COLLATE "C"), '') || '}' AS text
          FROM jsonb_array_elements(value) WITH ORDINALITY AS objects(object, place) LEFT JOIN LATERAL jsonb_each(object) AS members(name, own) ON true GROUP BY place) AS texts);
      END IF;
      FOR place IN 0 .. jsonb_array_length(value) - 1 LOOP
        item := value -> place;
        parts := parts || ',' || CASE WHEN jsonb_typeof(item) IN ('object', 'array') THEN canonical_json(item) ELSE item::text END;
      END LOOP;
      RETURN '[' || substr(parts, 2) || ']';
    ELSE RETURN value::text;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION event_hash(event jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (SELECT encode(sha256(convert_to('{' || string_agg(to_json(name)::text || ':' || CASE WHEN jsonb_typeof(own) IN ('object', 'array') THEN canonical_json(own) ELSE own::text END, ',' ORDER BY name COLLATE "C") || '}', 'UTF8')), 'hex')
    FROM jsonb_each(event) AS members(name, own) WHERE name <> 'hash' AND jsonb_typeof(own) <> 'null');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION chain_event() RETURNS trigger LANGUAGE plpgsql SET timezone TO 'UTC' AS $$
DECLARE
  last record;
BEGIN
  IF TG_TABLE_NAME = 'audit_events' THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('audit_events' || NEW.tenant_id, 0));
    SELECT sequence, hash INTO last FROM audit_events WHERE tenant_id = NEW.tenant_id ORDER BY sequence DESC LIMIT 1;
  ELSE
    PERFORM pg_advisory_xact_lock(hashtextextended('platform_events', 0));
    SELECT sequence, hash INTO last FROM platform_events ORDER BY sequence DESC LIMIT 1;
  END IF;
  NEW.sequence := coalesce(last.sequence, 0) + 1;
  NEW.previous_hash := coalesce(last.hash, '');
  NEW.hash := event_hash(to_jsonb(NEW));
  RETURN NEW;
END $$;
