ALTER TABLE "recipe_versions" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "recipe_versions" ADD COLUMN "next_changes" integer;--> statement-breakpoint
CREATE INDEX "recipe_versions_uncounted" ON "recipe_versions" USING btree ("recipe_id","revision") WHERE next_changes is null;