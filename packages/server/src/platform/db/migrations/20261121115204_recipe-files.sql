CREATE TABLE "export_tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipe_import_items" (
	"import_id" uuid NOT NULL,
	"place" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"outcome" text NOT NULL,
	"recipe_id" uuid,
	"original_id" uuid,
	"reason" text,
	CONSTRAINT "recipe_import_items_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
CREATE TABLE "recipe_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"keeps_duplicates" boolean DEFAULT false NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"imported" integer DEFAULT 0 NOT NULL,
	"already_there" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"report" jsonb NOT NULL,
	"problem" text,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "export_tickets" ADD CONSTRAINT "export_tickets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_import_items" ADD CONSTRAINT "recipe_import_items_import_id_recipe_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."recipe_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_import_items" ADD CONSTRAINT "recipe_import_items_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_imports" ADD CONSTRAINT "recipe_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_tickets_owner" ON "export_tickets" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "export_tickets_expires" ON "export_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recipe_import_items_order" ON "recipe_import_items" USING btree ("import_id","position","place");--> statement-breakpoint
CREATE INDEX "recipe_import_items_recipe" ON "recipe_import_items" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_imports_newest" ON "recipe_imports" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_imports_open" ON "recipe_imports" USING btree ("owner_id") WHERE state in ('waiting', 'running');