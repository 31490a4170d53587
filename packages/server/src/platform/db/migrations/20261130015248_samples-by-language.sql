ALTER TABLE "sample_recipe_copies" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "sample_recipe_copies" DROP CONSTRAINT "sample_recipe_copies_owner_id_name_pk";--> statement-breakpoint
ALTER TABLE "sample_recipe_copies" ADD CONSTRAINT "sample_recipe_copies_owner_id_name_language_pk" PRIMARY KEY("owner_id","name","language");
