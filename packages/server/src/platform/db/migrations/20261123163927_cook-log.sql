CREATE TABLE "cook_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"user_id" uuid,
	"cooked_on" date NOT NULL,
	"people" text[] NOT NULL,
	"note" text,
	"image_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "cook_log_people" CHECK (cardinality("cook_log"."people") <= 30)
);
--> statement-breakpoint
ALTER TABLE "cook_log" ADD CONSTRAINT "cook_log_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cook_log" ADD CONSTRAINT "cook_log_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cook_log" ADD CONSTRAINT "cook_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cook_log" ADD CONSTRAINT "cook_log_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cook_log_recipe" ON "cook_log" USING btree ("recipe_id","owner_id","cooked_on") WHERE "cook_log"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "cook_log_owner" ON "cook_log" USING btree ("owner_id","deleted_at");--> statement-breakpoint
CREATE INDEX "cook_log_image" ON "cook_log" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "cook_log_user" ON "cook_log" USING btree ("user_id");