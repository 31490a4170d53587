DROP INDEX "products_of_owner";--> statement-breakpoint
ALTER TABLE "price_observations" ADD COLUMN "file_id" uuid;--> statement-breakpoint
CREATE INDEX "price_observations_file" ON "price_observations" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_of_files" ON "products" USING btree ("owner_id","retailer_id","retailer_product_id") WHERE owner_id is not null and retailer_product_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_of_owner" ON "products" USING btree ("owner_id","retailer_id","food_key","pack_text") WHERE owner_id is not null and retailer_product_id is null;