-- Kept as they are: compressing takes the embedded database longer than writing, while everybody waits for it.
ALTER TABLE batch_item ALTER COLUMN body SET STORAGE EXTERNAL, ALTER COLUMN line SET STORAGE EXTERNAL;
