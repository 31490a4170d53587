CREATE TABLE "import_evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"recipe_id" uuid,
	"url" text,
	"fetched_at" timestamp with time zone NOT NULL,
	"page" "bytea",
	"origins" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_evidence" ADD CONSTRAINT "import_evidence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_evidence" ADD CONSTRAINT "import_evidence_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_evidence_recipe" ON "import_evidence" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "import_evidence_waiting" ON "import_evidence" USING btree ("fetched_at") WHERE recipe_id is null;--> statement-breakpoint
CREATE INDEX "import_evidence_person" ON "import_evidence" USING btree ("user_id","fetched_at");--> statement-breakpoint
CREATE INDEX "recipes_own_same_title" ON "recipes" USING btree ("owner_id",lower(regexp_replace("title", '[^[:alnum:]]+', '', 'g'))) WHERE deleted_at is null;