CREATE TABLE "vote_links" (
	"owner_id" uuid NOT NULL,
	"eater_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vote_links_owner_id_eater_id_pk" PRIMARY KEY("owner_id","eater_id"),
	CONSTRAINT "vote_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
DROP INDEX "sync_rows_done";--> statement-breakpoint
ALTER TABLE "vote_links" ADD CONSTRAINT "vote_links_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_links" ADD CONSTRAINT "vote_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vote_links_creator" ON "vote_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "sync_rows_done" ON "sync_rows" USING btree ((coalesce(fields->>'tickedOn', fields->>'week'))) WHERE kind in ('items', 'lines', 'votes') and not is_deleted and fields->>'repeatWeeks' is null;