DROP INDEX "recipes_rated";--> statement-breakpoint
CREATE INDEX "recipes_own_rated" ON "recipes" USING btree ("owner_id","rating_average") WHERE rating_average is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_listed_rated" ON "recipes" USING btree ("rating_average") WHERE rating_average is not null and is_listed and deleted_at is null;