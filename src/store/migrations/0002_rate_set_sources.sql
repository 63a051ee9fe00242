ALTER TABLE "rate_sets" NO FORCE ROW LEVEL SECURITY;
UPDATE "rate_sets" SET "source_url" = CASE "source_id"
	WHEN 'cdac-rules' THEN 'https://sso.agc.gov.sg/SL-Supp/S854-2014'
	WHEN 'ecf-rates' THEN 'https://www.cpf.gov.sg/employer/employer-obligations/contributions-to-self-help-groups'
	WHEN 'own-scheme' THEN 'https://intranet.merlion.example/provident-fund/rules.pdf'
	ELSE 'https://www.cpf.gov.sg/employer/employer-obligations/how-much-cpf-contributions-to-pay'
END WHERE "source_url" IS NULL AND "source_id" IS NOT NULL;
ALTER TABLE "rate_sets" FORCE ROW LEVEL SECURITY;
ALTER TABLE "rate_sets" ALTER COLUMN "source_url" SET NOT NULL;
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_source" CHECK ("rate_sets"."source_url" ~ '^https://');
