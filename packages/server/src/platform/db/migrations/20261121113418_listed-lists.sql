DROP INDEX "recipes_listed";--> statement-breakpoint
DROP INDEX "recipes_listed_title";--> statement-breakpoint
DROP INDEX "recipes_listed_score";--> statement-breakpoint
DROP INDEX "recipes_listed_quickest";--> statement-breakpoint
CREATE INDEX "recipes_rated" ON "recipes" USING btree ("rating_average") WHERE rating_average is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_listed_search" ON "recipes" USING gin ("search") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_listed_facets" ON "recipes" USING gin ("facets") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_listed" ON "recipes" USING btree ("listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"owner_id") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_listed_title" ON "recipes" USING btree ("sort_title","id","owner_id") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_listed_score" ON "recipes" USING btree ("rating_score" DESC NULLS FIRST,"id" DESC NULLS FIRST,"owner_id") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_listed_quickest" ON "recipes" USING btree ("ready_minutes","id","owner_id") WHERE is_listed and deleted_at is null;