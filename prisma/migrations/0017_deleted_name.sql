-- A deletion that was cut off is run again under the name that was given: a keyed hash of it is kept for a week.
ALTER TABLE deleted_holder ADD COLUMN name_hash bytea;
