-- Which request a file was made for, and by which server: what was made is seen once its request is in the log, and what a
-- crash left behind is told apart by it. Null for what was made before.
ALTER TABLE asset ADD COLUMN request_id text, ADD COLUMN instance text;
CREATE INDEX asset_request ON asset (request_id);

-- Which server sees to a video, what its provider calls the work (so that it is asked about again after a restart), and the
-- caller's own mistake where it failed for one.
ALTER TABLE video_task ADD COLUMN instance text, ADD COLUMN provider_order jsonb, ADD COLUMN refusal jsonb;
CREATE INDEX video_task_open ON video_task (heartbeat_at) WHERE state = 'in_progress';
