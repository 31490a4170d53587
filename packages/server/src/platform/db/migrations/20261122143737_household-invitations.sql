CREATE TABLE "household_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"household_id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"email" text,
	"token_hash" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"accepted_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "household_members" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "household_invitations" ADD CONSTRAINT "household_invitations_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_invitations" ADD CONSTRAINT "household_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "household_invitations_token" ON "household_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "household_invitations_newest" ON "household_invitations" USING btree ("household_id","created_at");--> statement-breakpoint
CREATE INDEX "household_invitations_email" ON "household_invitations" USING btree ("email") WHERE "household_invitations"."email" is not null and "household_invitations"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "household_invitations_sender" ON "household_invitations" USING btree ("invited_by") WHERE "household_invitations"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "household_invitations_expiry" ON "household_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "household_members_default" ON "household_members" USING btree ("user_id") WHERE "household_members"."is_default";--> statement-breakpoint
CREATE INDEX "households_deleted" ON "households" USING btree ("deleted_at") WHERE "households"."deleted_at" is not null;