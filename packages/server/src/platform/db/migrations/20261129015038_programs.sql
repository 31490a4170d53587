ALTER TABLE "api_tokens" ADD COLUMN "household_id" uuid;--> statement-breakpoint
ALTER TABLE "recipe_versions" ADD COLUMN "saved_by_program" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "saved_by_program" text;--> statement-breakpoint
ALTER TABLE "sync_operations" ADD COLUMN "program" text;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_household" ON "api_tokens" USING btree ("household_id") WHERE household_id is not null;