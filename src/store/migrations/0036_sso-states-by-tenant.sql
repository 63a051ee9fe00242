ALTER TABLE "sso_states" DROP CONSTRAINT "sso_states_pkey";--> statement-breakpoint
ALTER TABLE "sso_states" ADD CONSTRAINT "sso_states_tenant_id_state_hash_pk" PRIMARY KEY("tenant_id","state_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sso_states_hash" ON "sso_states" USING btree ("state_hash");
