CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_user_id_recipe_id_pk" PRIMARY KEY("user_id","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "recipe_saves" (
	"user_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_saves_user_id_recipe_id_pk" PRIMARY KEY("user_id","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "household_members" (
	"household_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "household_members_household_id_user_id_pk" PRIMARY KEY("household_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "households" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"enable_meal_planning" boolean DEFAULT true NOT NULL,
	"enable_shopping_lists" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recipe_households" (
	"recipe_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"shared_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_households_recipe_id_household_id_pk" PRIMARY KEY("recipe_id","household_id")
);
--> statement-breakpoint
CREATE TABLE "recipe_readers" (
	"recipe_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "recipe_readers_recipe_id_user_id_pk" PRIMARY KEY("recipe_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "recipe_versions" (
	"recipe_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipe_versions_recipe_id_revision_pk" PRIMARY KEY("recipe_id","revision")
);
--> statement-breakpoint
CREATE TABLE "recipe_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"recipe_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"review" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_recipe_id_user_id_pk" PRIMARY KEY("recipe_id","user_id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipe_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"token_hash" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"open_count" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "difficulty" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "is_listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "rating_average" real;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "rating_score" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "derived_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "search" "tsvector";--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "facets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "ready_minutes" integer;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "sort_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_saves" ADD CONSTRAINT "recipe_saves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_saves" ADD CONSTRAINT "recipe_saves_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "households" ADD CONSTRAINT "households_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_households" ADD CONSTRAINT "recipe_households_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_households" ADD CONSTRAINT "recipe_households_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_readers" ADD CONSTRAINT "recipe_readers_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_readers" ADD CONSTRAINT "recipe_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_versions" ADD CONSTRAINT "recipe_versions_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_kind" ON "activity" USING btree ("kind","happened_at");--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("user_id","added_at" DESC NULLS FIRST,"recipe_id");--> statement-breakpoint
CREATE INDEX "favourites_recipe" ON "favourites" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_saves_newest" ON "recipe_saves" USING btree ("user_id","saved_at" DESC NULLS FIRST,"recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_saves_recipe" ON "recipe_saves" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "household_members_user" ON "household_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recipe_households_newest" ON "recipe_households" USING btree ("household_id","shared_at" DESC NULLS FIRST,"recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_readers_user" ON "recipe_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recipe_words_alike" ON "recipe_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("recipe_id","updated_at" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_token" ON "share_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "share_links_recipe" ON "share_links" USING btree ("recipe_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "share_links_email" ON "share_links" USING btree ("email","recipe_id") WHERE revoked_at is null and email is not null;--> statement-breakpoint
CREATE INDEX "recipes_own_title" ON "recipes" USING btree ("owner_id","sort_title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_own_score" ON "recipes" USING btree ("owner_id","rating_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_own_quickest" ON "recipes" USING btree ("owner_id","ready_minutes","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_listed" ON "recipes" USING btree ("listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_listed_title" ON "recipes" USING btree ("sort_title","id") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_listed_score" ON "recipes" USING btree ("rating_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_listed_quickest" ON "recipes" USING btree ("ready_minutes","id") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_search" ON "recipes" USING gin ("search");--> statement-breakpoint
CREATE INDEX "recipes_facets" ON "recipes" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "recipes_derived" ON "recipes" USING btree ("derived_version","id");--> statement-breakpoint
CREATE INDEX "recipes_bin" ON "recipes" USING btree ("owner_id","deleted_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "recipes_source" ON "recipes" USING btree ("owner_id","source_site_url");