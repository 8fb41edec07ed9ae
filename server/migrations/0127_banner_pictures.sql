-- Existing clients draw a banner as a picture alone: it needs one with a ground of its own. Empty: its cut-out is sent.
alter table banners add column picture text not null default '';
