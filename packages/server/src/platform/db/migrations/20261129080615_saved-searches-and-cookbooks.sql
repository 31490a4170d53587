CREATE TABLE "cookbook_households" (
	"cookbook_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	CONSTRAINT "cookbook_households_cookbook_id_household_id_pk" PRIMARY KEY("cookbook_id","household_id")
);
--> statement-breakpoint
CREATE TABLE "cookbook_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cookbook_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cookbook_recipes" (
	"cookbook_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"order" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cookbook_recipes_cookbook_id_recipe_id_pk" PRIMARY KEY("cookbook_id","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "cookbooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"image_id" uuid,
	"query" jsonb,
	"sharing_mode" text DEFAULT 'private' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "ingredient_count" integer;--> statement-breakpoint
ALTER TABLE "cookbook_households" ADD CONSTRAINT "cookbook_households_cookbook_id_cookbooks_id_fk" FOREIGN KEY ("cookbook_id") REFERENCES "public"."cookbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookbook_households" ADD CONSTRAINT "cookbook_households_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookbook_links" ADD CONSTRAINT "cookbook_links_cookbook_id_cookbooks_id_fk" FOREIGN KEY ("cookbook_id") REFERENCES "public"."cookbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookbook_recipes" ADD CONSTRAINT "cookbook_recipes_cookbook_id_cookbooks_id_fk" FOREIGN KEY ("cookbook_id") REFERENCES "public"."cookbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookbook_recipes" ADD CONSTRAINT "cookbook_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookbooks" ADD CONSTRAINT "cookbooks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookbooks" ADD CONSTRAINT "cookbooks_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cookbook_households_household" ON "cookbook_households" USING btree ("household_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cookbook_links_token" ON "cookbook_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "cookbook_links_cookbook" ON "cookbook_links" USING btree ("cookbook_id","created_at");--> statement-breakpoint
CREATE INDEX "cookbook_recipes_order" ON "cookbook_recipes" USING btree ("cookbook_id","order" collate "C","recipe_id");--> statement-breakpoint
CREATE INDEX "cookbook_recipes_recipe" ON "cookbook_recipes" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "cookbooks_owner" ON "cookbooks" USING btree ("owner_id","created_at","id") WHERE "cookbooks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "cookbooks_bin" ON "cookbooks" USING btree ("owner_id","deleted_at");--> statement-breakpoint
CREATE INDEX "cookbooks_image" ON "cookbooks" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "saved_searches_owner" ON "saved_searches" USING btree ("owner_id","created_at","id") WHERE "saved_searches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "saved_searches_bin" ON "saved_searches" USING btree ("owner_id","deleted_at");