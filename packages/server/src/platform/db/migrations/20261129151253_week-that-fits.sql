CREATE TABLE "kitchen_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "kitchen_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "small_job_notices" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"notified_on" date NOT NULL
);
--> statement-breakpoint
DROP INDEX "sync_rows_done";--> statement-breakpoint
ALTER TABLE "household_invitations" ADD COLUMN "role" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "household_members" ADD COLUMN "role" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "kitchen_links" ADD CONSTRAINT "kitchen_links_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_links" ADD CONSTRAINT "kitchen_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "small_job_notices" ADD CONSTRAINT "small_job_notices_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kitchen_links_owner" ON "kitchen_links" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "kitchen_links_creator" ON "kitchen_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "sync_rows_done" ON "sync_rows" USING btree ((coalesce(fields->>'tickedOn', fields->>'week'))) WHERE kind in ('items', 'namedItems', 'lines', 'votes', 'smallJobs') and not is_deleted and fields->>'repeatWeeks' is null;