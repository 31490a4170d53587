ALTER TABLE "household_members" ADD COLUMN "added_by" uuid;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "sender_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "host" text GENERATED ALWAYS AS (lower(split_part(endpoint, '/', 3))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "household_members_added_by" ON "household_members" USING btree ("added_by") WHERE "household_members"."added_by" is not null;--> statement-breakpoint
CREATE INDEX "mail_messages_caused_to" ON "mail_messages" USING btree ("to","created_at") WHERE "mail_messages"."kind" is not null;--> statement-breakpoint
CREATE INDEX "mail_messages_caused_by" ON "mail_messages" USING btree ("sender_id","created_at") WHERE "mail_messages"."sender_id" is not null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_host" ON "push_subscriptions" USING btree ("host");