CREATE TABLE "recipe_images" (
	"recipe_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"step" integer,
	"image_id" uuid NOT NULL,
	CONSTRAINT "recipe_images_recipe_id_position_pk" PRIMARY KEY("recipe_id","position")
);
--> statement-breakpoint
ALTER TABLE "recipe_versions" ADD COLUMN "more_image_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe_images" ADD CONSTRAINT "recipe_images_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_images" ADD CONSTRAINT "recipe_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_images_image" ON "recipe_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "recipe_versions_more_images" ON "recipe_versions" USING gin ("more_image_ids");