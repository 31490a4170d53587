CREATE TABLE "cook_follows" (
	"follower_id" uuid NOT NULL,
	"cook_id" uuid NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cook_follows_follower_id_cook_id_pk" PRIMARY KEY("follower_id","cook_id")
)--> statement-breakpoint
;CREATE TABLE "nutrition_goals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"energy_kj" integer,
	"protein_grams" integer,
	"fibre_grams" integer,
	"sodium_milligrams" integer
)--> statement-breakpoint
;CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipe_id" uuid NOT NULL,
	"reviewer_id" uuid,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removed_reason" text
)--> statement-breakpoint
;CREATE TABLE "review_photos" (
	"recipe_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "review_photos_recipe_id_user_id_position_pk" PRIMARY KEY("recipe_id","user_id","position")
)--> statement-breakpoint
;CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"review_id" uuid,
	"comment_id" uuid,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "review_reports_one" CHECK (num_nonnulls("review_reports"."review_id", "review_reports"."comment_id") = 1)
)--> statement-breakpoint
;ALTER TABLE "cookbook_links" ADD COLUMN "ends_at" timestamp with time zone--> statement-breakpoint
;ALTER TABLE "reviews" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL--> statement-breakpoint
;ALTER TABLE "reviews" ADD COLUMN "removed_at" timestamp with time zone--> statement-breakpoint
;ALTER TABLE "reviews" ADD COLUMN "removed_reason" text--> statement-breakpoint
;ALTER TABLE "share_links" ADD COLUMN "ends_at" timestamp with time zone--> statement-breakpoint
;-- Before what refers to it.
CREATE UNIQUE INDEX "reviews_id" ON "reviews" USING btree ("id")--> statement-breakpoint
;ALTER TABLE "cook_follows" ADD CONSTRAINT "cook_follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action--> statement-breakpoint
;ALTER TABLE "cook_follows" ADD CONSTRAINT "cook_follows_cook_id_users_id_fk" FOREIGN KEY ("cook_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action--> statement-breakpoint
;ALTER TABLE "nutrition_goals" ADD CONSTRAINT "nutrition_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action--> statement-breakpoint
;ALTER TABLE "comments" ADD CONSTRAINT "comments_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action--> statement-breakpoint
;ALTER TABLE "comments" ADD CONSTRAINT "comments_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action--> statement-breakpoint
;ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action--> statement-breakpoint
;ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action--> statement-breakpoint
;ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review" FOREIGN KEY ("recipe_id","user_id") REFERENCES "public"."reviews"("recipe_id","user_id") ON DELETE cascade ON UPDATE no action--> statement-breakpoint
;ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action--> statement-breakpoint
;ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action--> statement-breakpoint
;ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action--> statement-breakpoint
;CREATE INDEX "cook_follows_cook" ON "cook_follows" USING btree ("cook_id")--> statement-breakpoint
;CREATE INDEX "comments_recipe" ON "comments" USING btree ("recipe_id","reviewer_id","created_at","id")--> statement-breakpoint
;CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","created_at")--> statement-breakpoint
;CREATE INDEX "comments_reviewer" ON "comments" USING btree ("reviewer_id")--> statement-breakpoint
;CREATE INDEX "comments_removed" ON "comments" USING btree ("removed_at" DESC NULLS FIRST,"id") WHERE removed_at is not null--> statement-breakpoint
;CREATE INDEX "review_photos_image" ON "review_photos" USING btree ("image_id")--> statement-breakpoint
;CREATE UNIQUE INDEX "review_reports_open" ON "review_reports" USING btree ("review_id","reporter_id") WHERE closed_at is null and review_id is not null--> statement-breakpoint
;CREATE UNIQUE INDEX "review_reports_open_comment" ON "review_reports" USING btree ("comment_id","reporter_id") WHERE closed_at is null and comment_id is not null--> statement-breakpoint
;CREATE INDEX "review_reports_reporter" ON "review_reports" USING btree ("reporter_id","created_at")--> statement-breakpoint
;CREATE INDEX "review_reports_review" ON "review_reports" USING btree ("review_id")--> statement-breakpoint
;CREATE INDEX "review_reports_comment" ON "review_reports" USING btree ("comment_id")--> statement-breakpoint
;CREATE INDEX "recipes_listed_by" ON "recipes" USING btree ("owner_id","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_listed and deleted_at is null--> statement-breakpoint
;CREATE INDEX "reviews_removed" ON "reviews" USING btree ("removed_at" DESC NULLS FIRST,"id") WHERE removed_at is not null--> statement-breakpoint
;-- The one place that says whether a link has come to its end.
CREATE FUNCTION "has_link_ended"(ends_at timestamptz) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT $1 IS NOT NULL AND $1 <= now()
$$--> statement-breakpoint
;-- As in the migration "written-recipes", for links that have not ended.
CREATE OR REPLACE FUNCTION "is_invited_by_email"(person uuid, recipe uuid) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM "share_links" "link"
    JOIN "users" "invited"
      ON "invited"."email" = "link"."email" AND "invited"."verified_at" IS NOT NULL
    WHERE "invited"."id" = $1 AND "link"."recipe_id" = $2 AND "link"."revoked_at" IS NULL
      AND NOT "has_link_ended"("link"."ends_at"))
$$;
