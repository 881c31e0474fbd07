-- Which request a video was asked for by, so that one whose server was killed before a provider took the order has its row in
-- the request log. Null for what was asked before.
ALTER TABLE video_task ADD COLUMN request jsonb;
