CREATE TABLE "sample_recipe_copies" (
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"recipe_id" uuid,
	"digest" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sample_recipe_copies_owner_id_name_pk" PRIMARY KEY("owner_id","name")
);
--> statement-breakpoint
ALTER TABLE "sample_recipe_copies" ADD CONSTRAINT "sample_recipe_copies_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_recipe_copies" ADD CONSTRAINT "sample_recipe_copies_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sample_recipe_copies_recipe" ON "sample_recipe_copies" USING btree ("recipe_id");