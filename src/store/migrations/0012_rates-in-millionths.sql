-- Shares were kept in hundred-thousandths of the wages; millionths hold a percentage with four decimals.
ALTER TABLE "rate_sets" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "rate_sets" SET "rates" = (
  SELECT jsonb_agg(line
    || CASE WHEN line ? 'employer' THEN jsonb_build_object('employer', (line ->> 'employer')::bigint * 10) ELSE '{}'::jsonb END
    || CASE WHEN line ? 'employee' THEN jsonb_build_object('employee', (line ->> 'employee')::bigint * 10) ELSE '{}'::jsonb END
    || CASE WHEN line ? 'rate' THEN jsonb_build_object('rate', (line ->> 'rate')::bigint * 10) ELSE '{}'::jsonb END
    ORDER BY place)
  FROM jsonb_array_elements("rates") WITH ORDINALITY AS lines(line, place))
WHERE "kind" IN ('cpf', 'sdl', 'ppf') AND jsonb_array_length("rates") > 0;--> statement-breakpoint
ALTER TABLE "rate_sets" FORCE ROW LEVEL SECURITY;
