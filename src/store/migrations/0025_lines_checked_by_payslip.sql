-- Looks each payslip up once, however many of its lines are written.
CREATE OR REPLACE FUNCTION keep_final_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT tenant_id, payslip_id FROM changed) touched
    JOIN payslips ON payslips.tenant_id = touched.tenant_id AND payslips.id = touched.payslip_id
    WHERE payslips.state IN ('final', 'published', 'reversed') AND (TG_OP <> 'DELETE' OR NOT goes_with_owner(touched.tenant_id))) THEN
    RAISE EXCEPTION 'the payslip is locked' USING ERRCODE = 'HR003';
  END IF;
  RETURN NULL;
END $$;
