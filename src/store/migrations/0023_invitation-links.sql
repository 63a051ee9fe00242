DROP INDEX "invitation_tokens_invitation";--> statement-breakpoint
ALTER TABLE "invitation_tokens" DROP CONSTRAINT "invitation_tokens_pkey";--> statement-breakpoint
ALTER TABLE "invitation_tokens" ADD CONSTRAINT "invitation_tokens_tenant_id_invitation_id_pk" PRIMARY KEY("tenant_id","invitation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_tokens_hash" ON "invitation_tokens" USING btree ("token_hash");
