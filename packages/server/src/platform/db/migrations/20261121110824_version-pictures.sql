ALTER TABLE "recipe_versions" ADD COLUMN "image_id" uuid;--> statement-breakpoint
ALTER TABLE "recipe_versions" ADD CONSTRAINT "recipe_versions_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_versions_image" ON "recipe_versions" USING btree ("image_id");