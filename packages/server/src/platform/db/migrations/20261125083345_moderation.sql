CREATE TABLE "hidden_recipes" (
	"recipe_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	"was_listed" boolean NOT NULL,
	"was_public" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipe_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "hidden_recipes" ADD CONSTRAINT "hidden_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_reports" ADD CONSTRAINT "recipe_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_reports" ADD CONSTRAINT "recipe_reports_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_recipes_newest" ON "hidden_recipes" USING btree ("hidden_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_reports_open" ON "recipe_reports" USING btree ("recipe_id","reporter_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "recipe_reports_reporter" ON "recipe_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "recipe_reports_recipe" ON "recipe_reports" USING btree ("recipe_id");